/** Types of the one encoder we import; the package's own types cover only its main entry. */
declare module "jsbarcode/bin/barcodes/CODE128/index.js" {
  export class CODE128 {
    constructor(text: string, options: object);
    valid(): boolean;
    /** A `1` for each dark module, a `0` for each light one. */
    encode(): { data: string };
  }
}
