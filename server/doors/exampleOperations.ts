/** The tabs that GraphiQL opens with: one example operation for each common task. */
export const exampleOperations: readonly string[] = [
  `# Cari buku: setiap kata harus ditemukan di judul, penulis, ISBN, subjek, atau nomor panggil.
query CariBuku {
  books(search: "laskar pelangi", first: 10) {
    totalCount
    edges {
      cursor
      node {
        title
        authors { name }
        availableCount
        copiesCount
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  `# Satu buku lengkap dengan eksemplarnya.
query SatuBuku($slug: String = "laskar-pelangi") {
  book(slug: $slug) {
    id
    title
    subtitle
    authors { firstName lastName }
    publisher { name }
    publishYear
    classification { code name }
    callNumber
    category { name }
    subjects { name }
    description
    copies(first: 20) {
      totalCount
      nodes { itemCode status dueOn location { name shelf } }
    }
    relatedBooks(first: 4) { title slug }
  }
}
`,
  `# Sinkronkan katalog: ulangi dengan after = endCursor selama hasNextPage benar.
query SemuaBuku($after: String) {
  books(first: 100, after: $after, orderBy: { field: NEWEST }) {
    nodes { databaseId slug title isbn13 publishYear updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  `# Angka perpustakaan dan kategori dengan buku terbanyak.
query Perpustakaan {
  libraryInfo { name books students borrowings visitsThisMonth }
  popularCategories(first: 4) { id name booksCount }
}
`,
];
