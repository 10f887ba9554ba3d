import { KawungMark } from "./KawungMark";

interface LibraryMarkProps {
  /** Address of the library's logo. */
  logo: string | null | undefined;
  /** The size, and the colour of the mark. */
  className: string;
}

/** The library's logo, or the product's mark where it has none. The name stands beside it. */
export function LibraryMark({ logo, className }: LibraryMarkProps) {
  return logo ? (
    <img src={logo} alt="" className={`library-logo ${className}`} />
  ) : (
    <KawungMark className={className} />
  );
}
