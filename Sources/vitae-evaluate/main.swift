import ResumeEvaluation

await EvaluateCommand.launch()
