import VitaeCommands

await VitaeCommand.launch()
