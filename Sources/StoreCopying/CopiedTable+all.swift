extension CopiedTable {
    /// All that a store keeps, what others refer to first. What can be made of it, such as indexes and counts of what is
    /// open, is made anew.
    package static let all =
        accounts + sessions + [posting, postingCopy] + alerts + [profile] + briefs + [
            publicationList, publication, publicationEvidence, publicationDeleted,
        ]

    private static let accounts = [
        CopiedTable(
            "account",
            [
                "id": .identifier, "email": .text, "email_proven": .flag, "password_hash": .text,
                "created_at": .fraction, "deactivated_at": .fraction,
            ]
        ),
        CopiedTable(
            "account_identity",
            ["provider": .text, "subject": .text, "account_id": .identifier],
            key: 2
        ),
        CopiedTable(
            "refresh_token",
            [
                "hash": .bytes, "family": .identifier, "account_id": .identifier, "issued_at": .fraction,
                "expires_at": .fraction, "used_at": .fraction, "replacement": .bytes,
            ]
        ),
        CopiedTable(
            "authorization_state",
            [
                "hash": .bytes, "provider": .text, "nonce": .text, "verifier": .text, "redirect": .text,
                "browser_hash": .bytes, "challenge": .text, "client_state": .text, "expires_at": .fraction,
            ]
        ),
        CopiedTable(
            "sign_in_code",
            ["hash": .bytes, "account_id": .identifier, "challenge": .text, "expires_at": .fraction]
        ),
        CopiedTable("account_client", ["account_id": .identifier, "client": .bytes, "seen_at": .fraction], key: 2),
        CopiedTable(
            "account_profile",
            [
                "account": .identifier, "name": .text, "username": .text, "nickname": .text, "role": .text,
                "zone": .text, "language": .text, "personality": .text, "modules": .text, "place": .text,
                "brief_at": .text, "brief_by": .text,
            ]
        ),
    ]

    // MARK: Sessions

    private static let sessions = [
        CopiedTable(
            "session",
            [
                "id": .identifier, "user_search_id": .identifier, "created_at": .fraction, "expires_at": .fraction,
                "status": .text, "view_token_hash": .bytes, "failure": .text, "analysis": .bytes,
                "owner": .identifier, "retry_key_hash": .bytes, "retry_holder_hash": .bytes, "location": .text,
                "revision": .whole,
            ],
            rowsAtOnce: 200
        ),
        sessionFile,
        CopiedTable(
            "session_job",
            [
                "session_id": .identifier, "position": .whole, "bucket": .text, "category": .text, "score": .whole,
                "distance": .fraction, "role": .text, "matching_skills": .text, "source": .text, "identifier": .text,
                "title": .text, "company": .text, "location": .text, "workplace": .text, "eligible_countries": .text,
                "url": .text, "posted_at": .fraction, "salary_currency": .text, "salary_minimum": .fraction,
                "salary_maximum": .fraction, "salary_unit": .text, "employment_type": .text, "skills": .text,
                "excerpt": .text, "job": .whole,
            ],
            key: 2
        ),
        queue,
        CopiedTable(
            "job_event",
            ["session_id": .identifier, "job": .text, "kind": .text, "at": .fraction, "number": .whole],
            key: 3
        ),
        CopiedTable(
            "job_star",
            [
                "holder": .identifier, "job": .text, "session_id": .identifier, "starred_at": .fraction,
                "title": .text, "company": .text, "location": .text, "url": .text, "number": .whole,
            ],
            key: 2
        ),
    ]

    /// Uploads that are not read yet, each as a whole.
    package static let sessionFile = CopiedTable(
        "session_file",
        ["session_id": .identifier, "position": .whole, "bytes": .bytes],
        key: 2,
        rowsAtOnce: 4
    )

    /// What waits or is being read. Whoever reads it is not carried over: the lease ends by itself.
    package static let queue = CopiedTable(
        "queue",
        [
            "session_id": .identifier, "queued_at": .fraction, "client": .bytes, "is_slow": .flag, "attempt": .whole,
            "lease_token": .identifier, "lease_until": .fraction,
        ]
    )

    // MARK: Postings

    /// Postings with their texts; the cells are those of `CopiedPosting`.
    package static let posting = CopiedTable("posting", CopiedPosting.columns, rowsAtOnce: 500, counter: "number")

    private static let postingCopy = CopiedTable(
        "posting_copy",
        ["source": .text, "identifier": .text, "posting": .whole],
        key: 2
    )

    // MARK: Alerts

    private static let alerts = [
        CopiedTable(
            "device",
            [
                "number": .whole, "id": .identifier, "token": .text, "platform": .text, "os_version": .text,
                "app_version": .text, "model": .text, "zone": .text, "profile": .text, "secret_hash": .bytes,
                "claimed_at": .fraction, "account": .identifier, "active": .flag, "registered_at": .fraction,
                "seen_at": .fraction, "token_at": .fraction, "inactive_at": .fraction, "environment": .text,
                "web_key": .bytes, "web_secret": .bytes, "wants_mail": .flag,
            ],
            counter: "number"
        ),
        CopiedTable(
            "subscription",
            [
                "number": .whole, "id": .identifier, "device": .whole, "keywords": .text, "sources": .text,
                "cities": .text, "is_remote_only": .flag, "content": .text, "created_at": .fraction,
                "updated_at": .fraction,
            ],
            counter: "number"
        ),
        CopiedTable("subscription_match", ["subscription": .whole, "at": .fraction]),
        CopiedTable("subscription_revision", ["revision": .whole], hasRowsFromTheStart: true),
        CopiedTable(
            "alert_job",
            [
                "number": .whole, "posting": .whole, "title": .text, "company": .text, "url": .text, "source": .text,
                "posted_at": .fraction, "found_at": .fraction,
            ],
            counter: "number"
        ),
        CopiedTable(
            "alert_match",
            [
                "number": .whole, "id": .identifier, "posting": .whole, "device": .whole, "job": .whole,
                "keywords": .text, "relevance": .fraction, "at": .fraction, "read_at": .fraction,
            ],
            counter: "number"
        ),
        CopiedTable(
            "outbox",
            [
                "number": .whole, "id": .identifier, "device": .whole, "account": .identifier, "kind": .text,
                "dedupe": .text, "text": .text, "state": .text, "created_at": .fraction, "not_before": .fraction,
                "turn": .whole, "lead": .identifier, "attempt": .whole, "tried_at": .fraction,
                "lease_token": .identifier, "lease_until": .fraction, "ended_at": .fraction, "reason": .text,
            ],
            counter: "number"
        ),
        CopiedTable("outbox_match", ["notification": .whole, "match": .whole], key: 2),
        CopiedTable(
            "turn",
            ["name": .text, "holder": .identifier, "lease_until": .fraction, "fence": .whole, "mark": .whole],
            hasRowsFromTheStart: true
        ),
    ]

    private static let profile = CopiedTable(
        "profile",
        [
            "name": .text, "id": .identifier, "secret_hash": .bytes, "account": .identifier, "first_name": .text,
            "last_name": .text, "email": .text, "phone": .text, "location": .text, "job_title": .text, "years": .whole,
            "linkedin": .text, "portfolio": .text, "bio": .text, "job_types": .text, "remote": .text, "skills": .text,
            "places": .text, "minimum_salary": .whole, "maximum_salary": .whole, "currency": .text,
            "is_negotiable": .flag, "keywords": .text, "notifies_of_matches": .flag, "reminds_of_applications": .flag,
            "sends_weekly_digest": .flag, "sends_market_insights": .flag, "has_quiet_hours": .flag,
            "quiet_start": .text, "quiet_end": .text, "preferred_time": .text, "visibility": .text,
            "shares_analytics": .flag, "shares_views": .flag, "allows_recommendations": .flag, "session": .bytes,
            "created_at": .fraction, "updated_at": .fraction, "seen_at": .fraction,
        ]
    )

    // MARK: Briefs

    private static let briefs = [
        CopiedTable(
            "countdown",
            [
                "id": .whole, "account": .identifier, "name": .text, "day": .text, "is_yearly": .flag,
                "before": .text, "after": .text, "kind": .text, "job": .text, "created_at": .fraction,
            ],
            counter: "id"
        ),
        CopiedTable(
            "reminder",
            [
                "id": .whole, "account": .identifier, "text": .text, "at": .fraction, "repetition": .text,
                "done_at": .fraction, "created_at": .fraction,
            ],
            counter: "id"
        ),
        CopiedTable("weather_answer", ["place": .text, "fetched_at": .fraction, "body": .bytes]),
        CopiedTable("brief_day", ["account": .identifier, "day": .text, "at": .fraction], key: 2),
    ]

    // MARK: Publications

    /// Lists of publications, without those of accounts that are gone.
    package static let publicationList = CopiedTable(
        "publication_list",
        ["number": .whole, "account": .identifier, "next": .whole],
        counter: "number"
    )

    /// Publications; the cells are those of `CopiedPublication`.
    package static let publication = CopiedTable("publication", CopiedPublication.columns, rowsAtOnce: 500)

    private static let publicationEvidence = CopiedTable(
        "publication_evidence",
        ["publication": .whole, "session": .identifier, "lines": .text]
    )

    private static let publicationDeleted = CopiedTable(
        "publication_deleted",
        ["list": .whole, "id": .identifier, "spelling": .text, "deleted_at": .fraction],
        key: 2
    )
}
