import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";

/** The file is gone: files that are not imported are deleted after a day. */
export function NoFile() {
  return (
    <Notice
      title="Berkasnya sudah tidak disimpan"
      actions={
        <Link to="/admin/books/import" className={buttonStyle("filled", "compact")}>
          Unggah berkas
        </Link>
      }
    >
      Berkas yang tidak dilanjutkan terhapus setelah sehari. Unggah lagi untuk mengimpornya.
    </Notice>
  );
}
