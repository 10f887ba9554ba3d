import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";

/** The kept file is gone: an import that nobody went on with is forgotten after a day. */
export function NoFile() {
  return (
    <Notice
      title="Berkasnya sudah tidak disimpan"
      actions={
        <Link to="/admin/books/import" className={buttonStyle("filled", "desk")}>
          Unggah berkas
        </Link>
      }
    >
      Berkas yang tidak dilanjutkan dibuang sesudah sehari. Unggah lagi untuk mengimpornya.
    </Notice>
  );
}
