/// What a flow document is made of.
indirect enum FlowBlock {
    case paragraph(FlowParagraph)
    /// Rows of cells.
    case table([[[FlowBlock]]])
    case pageBreak
}
