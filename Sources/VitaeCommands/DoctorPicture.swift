import Foundation

/// A small picture (PNG) of the words "Curriculum vitae", to see whether recognition works.
enum DoctorPicture {
    static var bytes: [UInt8] {
        [UInt8](Data(base64Encoded: encoded.filter { !$0.isWhitespace }) ?? Data())
    }

    private static let encoded = """
        iVBORw0KGgoAAAANSUhEUgAAAaQAAABaAQAAAADf2B9FAAAB/ElEQVR42u2XvY7TQBCAv7UtzkgnxWUKFFs8QcoTQsRIFLwEUh6D
        BtgA7wEPgoQPISXlPYLDUVyH0xm08VD4d5NT7pIGIe009kz2m5mdH0tRwvGy8ThFHOUoRznKUf+KukxbPakfK+vQapcKAEjPToi1
        5c/hU79vo0z89YRY5Xx6ZDlERHIxYsvSVktbLTyANf4JGTZNk0QSeN/XIFnrTlnAQBMR+SBSviuq6WQax4bZqIqXhazN/CyLpYpl
        tMwwzIS4zTDom0ZBAYa8dZibdIQqADDkws1tE3WdX+eUzzp9qeP+x7dFFe/MRi3nnENxSdTo41dfXgIScSFm8dDMX1ix9ABdD2uV
        Aq8773pixQrr94jISjlBr/qJTsuz+21KBJBWtWJUl/o+9d3Kz4C5YyuTdrtaUf3tWKS/lB2rPJTmxABs9V4sfffkmWO/G6UGylmm
        pLo/Naof2f4uH8TUoDBDKh0Ynu5CYVFPdhu0oyoIKDqbriDsR1/vp+gBxGw746RphLaPRBDumrSh9S3tPVs3QQ5oQZPZNQw/r7yr
        5nLRLHlyA8GnznONvyG4+mlRwfo5m2Zcwm/IY+BHMliLYBF+TL1NYlE+D1Q7gwFJEoDXFdZrzFr1za1fsguy5h6+ysZjUIsuwxB8
        fB/yR10L3X8HRznKUY5y1H9I/QUetc3hh2ea5QAAAABJRU5ErkJggg==
        """
}
