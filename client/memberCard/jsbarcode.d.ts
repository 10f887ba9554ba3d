/** The one encoder that we use, without the drawing around it; the package's own types describe the whole only. */
declare module "jsbarcode/bin/barcodes/CODE128/index.js" {
  export class CODE128 {
    constructor(text: string, options: object);
    valid(): boolean;
    /** A `1` for each dark module, a `0` for each light one. */
    encode(): { data: string };
  }
}
