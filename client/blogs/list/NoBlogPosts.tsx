import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";

export function NoBlogPosts({ search }: { search: string }) {
  if (!search) {
    return <Notice title="Blog masih kosong">Tulisan akan tampil di sini setelah petugas menerbitkannya.</Notice>;
  }
  const all = (
    <Link to="/blogs" className={buttonStyle("filled")}>
      Lihat semua tulisan
    </Link>
  );
  return (
    <Notice title={`Tidak ada tulisan yang cocok dengan “${search}”`} actions={all}>
      Periksa ejaannya, atau pakai lebih sedikit kata.
    </Notice>
  );
}
