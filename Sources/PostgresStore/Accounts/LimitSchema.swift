/// How often clients did what is limited.
enum LimitSchema {
    /// `full_at` is when a bucket has all its tokens again. What is counted need not outlive a crash.
    static let sql = """
        CREATE UNLOGGED TABLE rate_bucket (
            key bytea PRIMARY KEY,
            full_at float8 NOT NULL
        ) WITH (fillfactor = 70);
        """
}
