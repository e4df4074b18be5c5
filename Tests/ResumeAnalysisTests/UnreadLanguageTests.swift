import Careers
import Resume
import ResumeAnalysis
import ResumeScoring
import TestSupport
import Testing
import TextDocument

@Suite("Documents in languages that are not read")
struct UnreadLanguageTests {
    private func analyse(_ rows: [String]) throws -> ResumeFindings {
        let today = PartialDate(year: 2026, month: 11, day: 22)
        return try Knowledge.resumeAnalyzer().analyse(Pages.document(rows), today: today)
    }

    @Test(
        "are said to be so, and given no score",
        arguments: [
            (
                "Cyrillic script",
                [
                    "Мария Каменева", "maria@example.com | +7 495 555 01 43", "Опыт работы",
                    "Главный бухгалтер, Пример, март 2019 – настоящее время", "Руководила отделом из 12 человек",
                    "Образование", "Пример университет, 2012",
                ]
            ),
            (
                "Arabic script",
                [
                    "ليلى النجار", "leila@example.com", "الخبرة العملية", "محاسبة رئيسية، شركة المثال، 2019 حتى الآن",
                    "إدارة فريق من ثمانية محاسبين", "التعليم", "جامعة المثال، 2012",
                ]
            ),
            (
                "Chinese",
                [
                    "李小雨", "li@example.com | 138 0013 8001", "工作经历", "财务经理 示例科技有限公司 2019年3月 至今",
                    "带领十二人的团队完成每月结账工作并降低成本", "教育背景", "示例大学 会计学 学士 2012 获得奖学金两次",
                ]
            ),
            (
                "Japanese",
                [
                    "山川はるか", "yamakawa@example.com", "職務経歴", "経理部長 株式会社サンプル 2019年3月から現在まで",
                    "十二人のチームを率いて決算を早めました", "学歴", "サンプル大学を卒業しました 2012年 会計学を専攻",
                ]
            ),
            (
                "Hungarian",
                [
                    "Kovács Anna", "anna@example.com", "Munkatapasztalat", "Főkönyvelő, Példa Kft., 2019 – jelenleg",
                    "A könyvelés vezetése és a havi zárás, valamint az adóbevallás", "Tanulmányok",
                    "Példa Egyetem, 2012",
                    "Nyelvtudás: magyar, angol",
                ]
            ),
        ]
    )
    func unread(language: String, rows: [String]) throws {
        let findings = try analyse(rows)
        #expect(findings.score.unreadLanguage == language)
        #expect(findings.score.judged == nil && findings.score.percentile == nil)
        #expect(findings.score.feedback.contains(language))
        #expect(!findings.score.feedback.contains("look like"))
        #expect(findings.resume.basics.email != nil)
        #expect(findings.profile.targetRoles.isEmpty && findings.profile.occupations.isEmpty)
    }

    @Test(
        "are not those that are read",
        arguments: [
            [
                "Anna Schmidt", "anna@example.com", "Berufserfahrung",
                "Buchhalterin bei der Beispiel GmbH, 03/2019 – heute",
            ],
            [
                "Jana Nováková", "jana@example.com", "Pracovní zkušenosti",
                "Hlavní účetní, Příklad s.r.o., 2019 – dosud",
            ],
            ["Ayşe Demir", "ayse@example.com", "İş deneyimi", "Muhasebe müdürü, Örnek A.Ş., 2019 – halen"],
            ["Sigrid Holm", "sigrid@example.com", "Arbetslivserfarenhet", "Redovisningschef, Exempel AB, 2019 – nu"],
            [
                "Wei Zhang 张伟", "wei@example.com", "Experience", "Accountant at Globex since March 2019",
                "Skills: Excel",
            ],
        ]
    )
    func read(rows: [String]) throws {
        let score = try analyse(rows).score
        #expect(score.unreadLanguage == nil)
        #expect(score.judged != nil)
    }
}
