/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AboutPage {\n    settings {\n      aboutHtml\n      opening {\n        changesAt\n      }\n      ...OpeningWeek_settings\n      ...ComingHolidays_settings\n      ...ContactDetails_settings\n    }\n    libraryInfo {\n      ...Statistics_libraryInfo\n    }\n  }\n": typeof types.AboutPageDocument,
    "\n  fragment ComingHolidays_settings on SettingsInfo {\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n  }\n": typeof types.ComingHolidays_SettingsFragmentDoc,
    "\n  fragment ContactDetails_settings on SettingsInfo {\n    address\n    phone\n    email\n    mapUrl\n  }\n": typeof types.ContactDetails_SettingsFragmentDoc,
    "\n  fragment OpeningPill_settings on SettingsInfo {\n    opening {\n      isOpen\n      today\n      changesAt\n    }\n  }\n": typeof types.OpeningPill_SettingsFragmentDoc,
    "\n  fragment OpeningWeek_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n    ...OpeningPill_settings\n  }\n": typeof types.OpeningWeek_SettingsFragmentDoc,
    "\n  mutation ActivateAccount($input: ActivateAccountInput!) {\n    activateAccount(input: $input) {\n      __typename\n      ... on ActivateAccountPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.ActivateAccountDocument,
    "\n  query AdminHome {\n    libraryInfo {\n      books\n      students\n      borrowings\n      visitsThisMonth\n    }\n    books(first: 8) {\n      edges {\n        node {\n          id\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n": typeof types.AdminHomeDocument,
    "\n  fragment LatestBooks_book on Book {\n    id\n    databaseId\n    title\n    callNumber\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n": typeof types.LatestBooks_BookFragmentDoc,
    "\n  fragment OperationResult_userError on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ConflictError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ThrottledError {\n      retryAfterSeconds\n    }\n  }\n": typeof types.OperationResult_UserErrorFragmentDoc,
    "\n  query BinPage($first: Int!, $after: String, $kinds: [BinKind!], $search: String) {\n    binEntries(first: $first, after: $after, kinds: $kinds, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...BinRow_binEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BinPageDocument,
    "\n  fragment BinRow_binEntry on BinEntry {\n    id\n    kind\n    label\n    actor\n    deletedAt\n    expiresAt\n  }\n": typeof types.BinRow_BinEntryFragmentDoc,
    "\n  mutation RestoreFromBin($input: RestoreFromBinInput!) {\n    restoreFromBin(input: $input) {\n      __typename\n      ... on RestoreFromBinPayload {\n        restoredBinEntryIds\n        outcomes {\n          binEntryId\n          kind\n          label\n          restored\n          error {\n            message\n          }\n        }\n        bookEdges {\n          cursor\n          node {\n            id\n            ...ListedBook_book\n          }\n        }\n        books {\n          id\n          digitalFile\n          imageUrl\n          copiesCount\n          availableCount\n          ...ListedBook_book\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.RestoreFromBinDocument,
    "\n  mutation PurgeFromBin($input: PurgeFromBinInput!) {\n    purgeFromBin(input: $input) {\n      __typename\n      ... on PurgeFromBinPayload {\n        purged\n        purgedBinEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.PurgeFromBinDocument,
    "\n  fragment PostCover_blogPost on BlogPost {\n    id\n    databaseId\n    title\n    imageUrl\n    imageSrcSet\n    imageAlt\n  }\n": typeof types.PostCover_BlogPostFragmentDoc,
    "\n  fragment PostFacts_blogPost on BlogPost {\n    id\n    publishedAt\n    readingMinutes\n    authorName\n  }\n": typeof types.PostFacts_BlogPostFragmentDoc,
    "\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      id\n      bodyHtml\n      ...PostMeta_blogPost\n      ...PostOpening_blogPost\n      ...PostNeighbours_blogPost\n      ...UnpublishedNote_blogPost\n    }\n  }\n": typeof types.BlogPostPageDocument,
    "\n  fragment PostMeta_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    imageUrl\n    status\n    isScheduled\n    publishedAt\n    updatedAt\n    authorName\n  }\n": typeof types.PostMeta_BlogPostFragmentDoc,
    "\n  fragment PostNeighbours_blogPost on BlogPost {\n    id\n    previous {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n    next {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n  }\n": typeof types.PostNeighbours_BlogPostFragmentDoc,
    "\n  fragment PostOpening_blogPost on BlogPost {\n    id\n    title\n    imageUrl\n    ...PostFacts_blogPost\n    ...PostCover_blogPost\n  }\n": typeof types.PostOpening_BlogPostFragmentDoc,
    "\n  fragment UnpublishedNote_blogPost on BlogPost {\n    id\n    status\n    isScheduled\n    publishedAt\n  }\n": typeof types.UnpublishedNote_BlogPostFragmentDoc,
    "\n  fragment LoadedPost on BlogPost {\n    id\n    slug\n    title\n    ...PostOpening_blogPost\n  }\n": typeof types.LoadedPostFragmentDoc,
    "\n  fragment BlogList_blogPostConnection on BlogPostConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...FeaturedPost_blogPost\n        ...PostRow_blogPost\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.BlogList_BlogPostConnectionFragmentDoc,
    "\n  query BlogsPage($first: Int!, $after: String, $search: String) {\n    blogPosts(first: $first, after: $after, search: $search) {\n      totalCount\n      ...BlogList_blogPostConnection\n    }\n  }\n": typeof types.BlogsPageDocument,
    "\n  fragment FeaturedPost_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n": typeof types.FeaturedPost_BlogPostFragmentDoc,
    "\n  fragment PostRow_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n": typeof types.PostRow_BlogPostFragmentDoc,
    "\n  fragment BookCard_book on Book {\n    id\n    slug\n    title\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n": typeof types.BookCard_BookFragmentDoc,
    "\n  fragment BookCover_book on Book {\n    id\n    title\n    imageUrl\n    imageSrcSet\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      ...AuthorNames_author\n    }\n  }\n": typeof types.BookCover_BookFragmentDoc,
    "\n  fragment AuthorNames_author on Author {\n    id\n    firstName\n    lastName\n  }\n": typeof types.AuthorNames_AuthorFragmentDoc,
    "\n  query BooksPage(\n    $first: Int!\n    $after: String\n    $search: String\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {\n      totalCount\n      ...CatalogueBooks_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterChips_node\n    }\n  }\n": typeof types.BooksPageDocument,
    "\n  fragment CatalogueBooks_bookConnection on BookConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...BookCard_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.CatalogueBooks_BookConnectionFragmentDoc,
    "\n  fragment AvailabilityPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n": typeof types.AvailabilityPill_BookFragmentDoc,
    "\n  fragment BookCopies_book on Book {\n    id\n    slug\n    location {\n      id\n      name\n      shelf\n    }\n    copies(first: $copies, after: $copiesAfter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CopyRow_copy\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BookCopies_BookFragmentDoc,
    "\n  query MoreCopies($id: ID!, $copies: Int!, $copiesAfter: String) {\n    book(id: $id) {\n      id\n      ...BookCopies_book\n    }\n  }\n": typeof types.MoreCopiesDocument,
    "\n  query BookDetailPage($slug: String!, $copies: Int!, $copiesAfter: String) {\n    book(slug: $slug) {\n      id\n      subtitle\n      ...BookMeta_book\n      ...BookOpening_book\n      ...BookStory_book\n      ...BookFacts_book\n      ...BookCopies_book\n      relatedBooks(first: 4) {\n        id\n        ...BookCard_book\n      }\n    }\n  }\n": typeof types.BookDetailPageDocument,
    "\n  fragment BookFacts_book on Book {\n    id\n    publisher {\n      id\n      name\n    }\n    publishPlace\n    publishYear\n    publishYearText\n    edition\n    physicalDescription\n    seriesTitle\n    language\n    isbn\n    isbn13\n    classification {\n      id\n      code\n      name\n    }\n    callNumber\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    price\n    subjects {\n      id\n      name\n    }\n  }\n": typeof types.BookFacts_BookFragmentDoc,
    "\n  fragment BookMeta_book on Book {\n    id\n    slug\n    title\n    subtitle\n    description\n    imageUrl\n    isbn13\n    publishYear\n    language\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n      ...AuthorNames_author\n    }\n  }\n": typeof types.BookMeta_BookFragmentDoc,
    "\n  fragment BookOpening_book on Book {\n    id\n    title\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n    }\n    ...BookCover_book\n  }\n": typeof types.BookOpening_BookFragmentDoc,
    "\n  fragment BookStory_book on Book {\n    id\n    description\n    digitalFile\n    ...AvailabilityPill_book\n    ...CitationButton_book\n  }\n": typeof types.BookStory_BookFragmentDoc,
    "\n  fragment CitationButton_book on Book {\n    id\n    title\n    subtitle\n    edition\n    publishYear\n    publishYearText\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n    }\n  }\n": typeof types.CitationButton_BookFragmentDoc,
    "\n  fragment CopyRow_copy on Copy {\n    id\n    itemCode\n    status\n    dueOn\n    location {\n      id\n      name\n      shelf\n    }\n  }\n": typeof types.CopyRow_CopyFragmentDoc,
    "\n  query CatalogueFilters($categories: Int!, $after: String) {\n    categories(first: $categories, after: $after, orderBy: MOST_BOOKS) {\n      ...CategoryFilter_categoryConnection\n    }\n    libraryInfo {\n      bookLanguages\n    }\n  }\n": typeof types.CatalogueFiltersDocument,
    "\n  fragment CategoryFilter_categoryConnection on CategoryConnection {\n    edges {\n      cursor\n      node {\n        id\n        name\n        booksCount\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.CategoryFilter_CategoryConnectionFragmentDoc,
    "\n  fragment FilterChips_node on Node {\n    __typename\n    id\n    ... on Author {\n      firstName\n      lastName\n    }\n    ... on Category {\n      categoryName: name\n    }\n    ... on Publisher {\n      publisherName: name\n    }\n    ... on Classification {\n      code\n      className: name\n    }\n  }\n": typeof types.FilterChips_NodeFragmentDoc,
    "\n  fragment LoadedBook on Book {\n    id\n    slug\n    title\n    ...BookOpening_book\n  }\n": typeof types.LoadedBookFragmentDoc,
    "\n  query ImportDetail($databaseId: Int!) {\n    bookImport(databaseId: $databaseId) {\n      id\n      ...ImportStatus_bookImport\n      ...ColumnsStep_bookImport\n    }\n  }\n": typeof types.ImportDetailDocument,
    "\n  query ImportPage($first: Int!, $after: String) {\n    bookImports(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n          ...PastImport_bookImport\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ImportPageDocument,
    "\n  query UndoImport($id: ID!) {\n    bookImport(id: $id) {\n      id\n      undoRefusal\n    }\n  }\n": typeof types.UndoImportDocument,
    "\n  fragment ImportStatus_bookImport on BookImport {\n    id\n    databaseId\n    state\n    fileName\n    startedBy\n    createdAt\n    startedAt\n    finishedAt\n    undoneAt\n    message\n    hasRows\n    refusedRowsUrl\n    counts {\n      rows\n      books\n      copies\n      duplicates\n      refused\n    }\n    warnings {\n      message\n      rows\n      firstRow\n    }\n    preview {\n      state\n      message\n      counts {\n        rows\n        books\n        copies\n        duplicates\n        refused\n      }\n      warnings {\n        message\n        rows\n        firstRow\n      }\n    }\n    progress {\n      stage\n      share\n      rows\n    }\n  }\n": typeof types.ImportStatus_BookImportFragmentDoc,
    "\n  fragment PastImport_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    state\n    startedBy\n    createdAt\n    undoRefusal\n    counts {\n      books\n      copies\n      duplicates\n      refused\n    }\n  }\n": typeof types.PastImport_BookImportFragmentDoc,
    "\n  fragment OutcomeRow_row on BookImportRowInfo {\n    number\n    outcome\n    title\n    authors\n    copies\n    reason\n    warnings\n  }\n": typeof types.OutcomeRow_RowFragmentDoc,
    "\n  query OutcomeRows($id: ID!, $outcome: BookImportOutcome, $first: Int, $after: String, $last: Int, $before: String) {\n    bookImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            number\n            ...OutcomeRow_row\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.OutcomeRowsDocument,
    "\n  fragment ColumnsStep_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    reading {\n      encoding\n      separator\n      hasHeader\n      bytes\n      columns {\n        header\n        field\n        reason\n        samples\n      }\n      fields {\n        field\n        label\n        isRequired\n      }\n    }\n  }\n": typeof types.ColumnsStep_BookImportFragmentDoc,
    "\n  mutation UploadBookImport($input: UploadBookImportInput!) {\n    uploadBookImport(input: $input) {\n      __typename\n      ... on UploadBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n          databaseId\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UploadBookImportDocument,
    "\n  mutation ConfigureBookImport($input: ConfigureBookImportInput!) {\n    configureBookImport(input: $input) {\n      __typename\n      ... on ConfigureBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.ConfigureBookImportDocument,
    "\n  mutation PreviewBookImport($input: PreviewBookImportInput!) {\n    previewBookImport(input: $input) {\n      __typename\n      ... on PreviewBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.PreviewBookImportDocument,
    "\n  mutation StartBookImport($input: StartBookImportInput!) {\n    startBookImport(input: $input) {\n      __typename\n      ... on StartBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.StartBookImportDocument,
    "\n  mutation CancelBookImport($input: CancelBookImportInput!) {\n    cancelBookImport(input: $input) {\n      __typename\n      ... on CancelBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CancelBookImportDocument,
    "\n  mutation UndoBookImport($input: UndoBookImportInput!) {\n    undoBookImport(input: $input) {\n      __typename\n      ... on UndoBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UndoBookImportDocument,
    "\n  mutation DiscardBookImport($input: DiscardBookImportInput!) {\n    discardBookImport(input: $input) {\n      __typename\n      ... on DiscardBookImportPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DiscardBookImportDocument,
    "\n  subscription ImportProgress($id: ID!) {\n    bookImportProgress(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n": typeof types.ImportProgressDocument,
    "\n  query ImportStatus($id: ID!) {\n    bookImport(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n": typeof types.ImportStatusDocument,
    "\n  query ImportedBooks($id: ID!) {\n    bookImport(id: $id) {\n      id\n      bookEdges(first: 100) {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n": typeof types.ImportedBooksDocument,
    "\n  query LoadedBooks($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Book {\n        copiesCount\n        availableCount\n      }\n    }\n  }\n": typeof types.LoadedBooksDocument,
    "\n  fragment ListedBook_book on Book {\n    id\n    databaseId\n    slug\n    ...BookColumns_book\n    ...BookCard_book\n    ...LatestBooks_book\n  }\n": typeof types.ListedBook_BookFragmentDoc,
    "\n  query BookTableCount($first: Int!, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: $first, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      totalCount\n    }\n  }\n": typeof types.BookTableCountDocument,
    "\n  query BookTableLanguages {\n    libraryInfo {\n      bookLanguages\n    }\n  }\n": typeof types.BookTableLanguagesDocument,
    "\n  fragment BookRows_bookConnection on BookConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...BookColumns_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.BookRows_BookConnectionFragmentDoc,
    "\n  query BookTable(\n    $first: Int!\n    $after: String\n    $search: String\n    $withItemCodes: Boolean\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      ...BookRows_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterNames_node\n    }\n  }\n": typeof types.BookTableDocument,
    "\n  fragment StockPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n": typeof types.StockPill_BookFragmentDoc,
    "\n  fragment BookColumns_book on Book {\n    id\n    databaseId\n    title\n    isbn\n    publishYearText\n    callNumber\n    language\n    updatedAt\n    copiesCount\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    category {\n      id\n      name\n    }\n    publisher {\n      id\n      name\n    }\n    classification {\n      id\n      code\n    }\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    ...BookCover_book\n    ...StockPill_book\n  }\n": typeof types.BookColumns_BookFragmentDoc,
    "\n  fragment FilterNames_node on Node {\n    __typename\n    id\n    ... on Author {\n      databaseId\n      firstName\n      lastName\n      kind\n    }\n    ... on Category {\n      databaseId\n      categoryName: name\n    }\n    ... on Publisher {\n      databaseId\n      publisherName: name\n    }\n    ... on Classification {\n      databaseId\n      code\n      className: name\n    }\n    ... on Location {\n      databaseId\n      locationName: name\n      shelf\n    }\n    ... on Source {\n      databaseId\n      sourceName: name\n    }\n  }\n": typeof types.FilterNames_NodeFragmentDoc,
    "\n  mutation BulkDeleteBooks($input: BulkDeleteBooksInput!) {\n    bulkDeleteBooks(input: $input) {\n      __typename\n      ... on BulkDeleteBooksPayload {\n        deletedBookIds\n        binEntryIds\n        outcomes {\n          bookId\n          deleted\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.BulkDeleteBooksDocument,
    "\n  mutation BulkUpdateBooks($input: BulkUpdateBooksInput!) {\n    bulkUpdateBooks(input: $input) {\n      __typename\n      ... on BulkUpdateBooksPayload {\n        books {\n          id\n          ...BookColumns_book\n        }\n        outcomes {\n          bookId\n          changed\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.BulkUpdateBooksDocument,
    "\n  query BookTableIds($after: String, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: 100, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        databaseId\n        title\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BookTableIdsDocument,
    "\n      query AuthorsStore {\n        authors(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              firstName\n              lastName\n              kind\n              booksCount\n            }\n          }\n        }\n      }\n    ": typeof types.AuthorsStoreDocument,
    "\n      query PublishersStore {\n        publishers(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": typeof types.PublishersStoreDocument,
    "\n      query CategoriesStore {\n        categories(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": typeof types.CategoriesStoreDocument,
    "\n      query ClassificationsStore {\n        classifications(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              code\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": typeof types.ClassificationsStoreDocument,
    "\n      query LocationsStore {\n        locations(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              shelf\n              booksCount\n            }\n          }\n        }\n      }\n    ": typeof types.LocationsStoreDocument,
    "\n      query SourcesStore {\n        sources(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": typeof types.SourcesStoreDocument,
    "\n  query RecordBooks($id: ID!) {\n    node(id: $id) {\n      id\n      ... on Author {\n        booksCount\n      }\n      ... on Publisher {\n        booksCount\n      }\n      ... on Category {\n        booksCount\n      }\n      ... on Classification {\n        booksCount\n      }\n      ... on Location {\n        booksCount\n      }\n      ... on Source {\n        booksCount\n      }\n    }\n  }\n": typeof types.RecordBooksDocument,
    "\n  fragment AuthorsOfList on Author {\n    id\n    databaseId\n    firstName\n    lastName\n    kind\n    booksCount\n  }\n": typeof types.AuthorsOfListFragmentDoc,
    "\n  query AuthorsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: authors(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...AuthorsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuthorsListDocument,
    "\n  query AuthorsSuggestions {\n    suggestions: authorMergeSuggestions {\n      reason\n      records {\n        id\n        ...AuthorsOfList\n      }\n    }\n  }\n": typeof types.AuthorsSuggestionsDocument,
    "\n  mutation CreateAuthor($input: CreateAuthorInput!) {\n    createAuthor(input: $input) {\n      __typename\n      ... on CreateAuthorPayload {\n        edge: authorEdge {\n          cursor\n          node {\n            id\n            ...AuthorsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreateAuthorDocument,
    "\n  mutation UpdateAuthor($input: UpdateAuthorInput!) {\n    updateAuthor(input: $input) {\n      __typename\n      ... on UpdateAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateAuthorDocument,
    "\n  mutation MergeAuthor($input: MergeAuthorInput!) {\n    mergeAuthor(input: $input) {\n      __typename\n      ... on MergeAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.MergeAuthorDocument,
    "\n  mutation DeleteAuthor($input: DeleteAuthorInput!) {\n    deleteAuthor(input: $input) {\n      __typename\n      ... on DeleteAuthorPayload {\n        deletedId: deletedAuthorId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteAuthorDocument,
    "\n  fragment CategoriesOfList on Category {\n    id\n    databaseId\n    name\n    booksCount\n  }\n": typeof types.CategoriesOfListFragmentDoc,
    "\n  query CategoriesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: categories(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CategoriesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CategoriesListDocument,
    "\n  query CategoriesSuggestions {\n    suggestions: categoryMergeSuggestions {\n      reason\n      records {\n        id\n        ...CategoriesOfList\n      }\n    }\n  }\n": typeof types.CategoriesSuggestionsDocument,
    "\n  mutation CreateCategory($input: CreateCategoryInput!) {\n    createCategory(input: $input) {\n      __typename\n      ... on CreateCategoryPayload {\n        edge: categoryEdge {\n          cursor\n          node {\n            id\n            ...CategoriesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreateCategoryDocument,
    "\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      __typename\n      ... on UpdateCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateCategoryDocument,
    "\n  mutation MergeCategory($input: MergeCategoryInput!) {\n    mergeCategory(input: $input) {\n      __typename\n      ... on MergeCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.MergeCategoryDocument,
    "\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    deleteCategory(input: $input) {\n      __typename\n      ... on DeleteCategoryPayload {\n        deletedId: deletedCategoryId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteCategoryDocument,
    "\n  fragment ClassificationsOfList on Classification {\n    id\n    databaseId\n    code\n    name\n    booksCount\n  }\n": typeof types.ClassificationsOfListFragmentDoc,
    "\n  query ClassificationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: classifications(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ClassificationsListDocument,
    "\n  query ClassificationsSuggestions {\n    suggestions: classificationMergeSuggestions {\n      reason\n      records {\n        id\n        ...ClassificationsOfList\n      }\n    }\n  }\n": typeof types.ClassificationsSuggestionsDocument,
    "\n  mutation CreateClassification($input: CreateClassificationInput!) {\n    createClassification(input: $input) {\n      __typename\n      ... on CreateClassificationPayload {\n        edge: classificationEdge {\n          cursor\n          node {\n            id\n            ...ClassificationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreateClassificationDocument,
    "\n  mutation UpdateClassification($input: UpdateClassificationInput!) {\n    updateClassification(input: $input) {\n      __typename\n      ... on UpdateClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateClassificationDocument,
    "\n  mutation MergeClassification($input: MergeClassificationInput!) {\n    mergeClassification(input: $input) {\n      __typename\n      ... on MergeClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.MergeClassificationDocument,
    "\n  mutation DeleteClassification($input: DeleteClassificationInput!) {\n    deleteClassification(input: $input) {\n      __typename\n      ... on DeleteClassificationPayload {\n        deletedId: deletedClassificationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteClassificationDocument,
    "\n  fragment LocationsOfList on Location {\n    id\n    databaseId\n    name\n    shelf\n    booksCount\n  }\n": typeof types.LocationsOfListFragmentDoc,
    "\n  query LocationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: locations(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...LocationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.LocationsListDocument,
    "\n  query LocationsSuggestions {\n    suggestions: locationMergeSuggestions {\n      reason\n      records {\n        id\n        ...LocationsOfList\n      }\n    }\n  }\n": typeof types.LocationsSuggestionsDocument,
    "\n  mutation CreateLocation($input: CreateLocationInput!) {\n    createLocation(input: $input) {\n      __typename\n      ... on CreateLocationPayload {\n        edge: locationEdge {\n          cursor\n          node {\n            id\n            ...LocationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreateLocationDocument,
    "\n  mutation UpdateLocation($input: UpdateLocationInput!) {\n    updateLocation(input: $input) {\n      __typename\n      ... on UpdateLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateLocationDocument,
    "\n  mutation MergeLocation($input: MergeLocationInput!) {\n    mergeLocation(input: $input) {\n      __typename\n      ... on MergeLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.MergeLocationDocument,
    "\n  mutation DeleteLocation($input: DeleteLocationInput!) {\n    deleteLocation(input: $input) {\n      __typename\n      ... on DeleteLocationPayload {\n        deletedId: deletedLocationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteLocationDocument,
    "\n  fragment PublishersOfList on Publisher {\n    id\n    databaseId\n    name\n    booksCount\n  }\n": typeof types.PublishersOfListFragmentDoc,
    "\n  query PublishersList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: publishers(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PublishersOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PublishersListDocument,
    "\n  query PublishersSuggestions {\n    suggestions: publisherMergeSuggestions {\n      reason\n      records {\n        id\n        ...PublishersOfList\n      }\n    }\n  }\n": typeof types.PublishersSuggestionsDocument,
    "\n  mutation CreatePublisher($input: CreatePublisherInput!) {\n    createPublisher(input: $input) {\n      __typename\n      ... on CreatePublisherPayload {\n        edge: publisherEdge {\n          cursor\n          node {\n            id\n            ...PublishersOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreatePublisherDocument,
    "\n  mutation UpdatePublisher($input: UpdatePublisherInput!) {\n    updatePublisher(input: $input) {\n      __typename\n      ... on UpdatePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdatePublisherDocument,
    "\n  mutation MergePublisher($input: MergePublisherInput!) {\n    mergePublisher(input: $input) {\n      __typename\n      ... on MergePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.MergePublisherDocument,
    "\n  mutation DeletePublisher($input: DeletePublisherInput!) {\n    deletePublisher(input: $input) {\n      __typename\n      ... on DeletePublisherPayload {\n        deletedId: deletedPublisherId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeletePublisherDocument,
    "\n  fragment SourcesOfList on Source {\n    id\n    databaseId\n    name\n    booksCount\n  }\n": typeof types.SourcesOfListFragmentDoc,
    "\n  query SourcesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: sources(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...SourcesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SourcesListDocument,
    "\n  query SourcesSuggestions {\n    suggestions: sourceMergeSuggestions {\n      reason\n      records {\n        id\n        ...SourcesOfList\n      }\n    }\n  }\n": typeof types.SourcesSuggestionsDocument,
    "\n  mutation CreateSource($input: CreateSourceInput!) {\n    createSource(input: $input) {\n      __typename\n      ... on CreateSourcePayload {\n        edge: sourceEdge {\n          cursor\n          node {\n            id\n            ...SourcesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreateSourceDocument,
    "\n  mutation UpdateSource($input: UpdateSourceInput!) {\n    updateSource(input: $input) {\n      __typename\n      ... on UpdateSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateSourceDocument,
    "\n  mutation MergeSource($input: MergeSourceInput!) {\n    mergeSource(input: $input) {\n      __typename\n      ... on MergeSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.MergeSourceDocument,
    "\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) {\n      __typename\n      ... on DeleteSourcePayload {\n        deletedId: deletedSourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteSourceDocument,
    "\n  query AuthorsToPick($search: String!) {\n    authors(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        firstName\n        lastName\n        kind\n        booksCount\n      }\n    }\n  }\n": typeof types.AuthorsToPickDocument,
    "\n  query PublishersToPick($search: String!) {\n    publishers(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n": typeof types.PublishersToPickDocument,
    "\n  query CategoriesToPick($search: String!) {\n    categories(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n": typeof types.CategoriesToPickDocument,
    "\n  query ClassificationsToPick($search: String!) {\n    classifications(search: $search, first: 20) {\n      nodes {\n        id\n        code\n        name\n        booksCount\n      }\n    }\n  }\n": typeof types.ClassificationsToPickDocument,
    "\n  query LocationsToPick($search: String!) {\n    locations(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        shelf\n        booksCount\n      }\n    }\n  }\n": typeof types.LocationsToPickDocument,
    "\n  query SourcesToPick($search: String!) {\n    sources(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n": typeof types.SourcesToPickDocument,
    "\n  fragment ClassBranch_classificationBranch on ClassificationBranch {\n    key\n    code\n    name\n    booksCount\n    classesCount\n    hasBranches\n    classifications {\n      id\n      databaseId\n      code\n      name\n      booksCount\n    }\n  }\n": typeof types.ClassBranch_ClassificationBranchFragmentDoc,
    "\n  query ClassTree($parent: String) {\n    classificationTree(parent: $parent) {\n      key\n      ...ClassBranch_classificationBranch\n    }\n  }\n": typeof types.ClassTreeDocument,
    "\n  fragment EResourceList_eResource on EResource {\n    id\n    label\n    ...EResourceRow_eResource\n  }\n": typeof types.EResourceList_EResourceFragmentDoc,
    "\n  fragment EResourceRow_eResource on EResource {\n    id\n    label\n    url\n    description\n    position\n    active\n  }\n": typeof types.EResourceRow_EResourceFragmentDoc,
    "\n  query EResources {\n    eResources(first: 100) {\n      totalCount\n      nodes {\n        id\n        ...EResourceList_eResource\n      }\n    }\n  }\n": typeof types.EResourcesDocument,
    "\n  mutation CreateEResource($input: CreateEResourceInput!) {\n    createEResource(input: $input) {\n      __typename\n      ... on CreateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.CreateEResourceDocument,
    "\n  mutation UpdateEResource($input: UpdateEResourceInput!) {\n    updateEResource(input: $input) {\n      __typename\n      ... on UpdateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateEResourceDocument,
    "\n  mutation DeleteEResource($input: DeleteEResourceInput!) {\n    deleteEResource(input: $input) {\n      __typename\n      ... on DeleteEResourcePayload {\n        deletedEResourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteEResourceDocument,
    "\n  fragment CoverFan_category on Category {\n    id\n    books(first: 2) {\n      nodes {\n        id\n        ...BookCover_book\n      }\n    }\n  }\n": typeof types.CoverFan_CategoryFragmentDoc,
    "\n  fragment Hero_libraryInfo on LibraryInfo {\n    name\n    books\n  }\n": typeof types.Hero_LibraryInfoFragmentDoc,
    "\n  query HomePage {\n    libraryInfo {\n      ...Hero_libraryInfo\n      ...Statistics_libraryInfo\n    }\n    popularCategories(first: 4) {\n      id\n      ...PopularCategories_category\n      ...CoverFan_category\n    }\n    books(first: 4, orderBy: { field: NEWEST }) {\n      edges {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...BookCover_book\n        }\n      }\n    }\n  }\n": typeof types.HomePageDocument,
    "\n  fragment PopularCategories_category on Category {\n    id\n    name\n    booksCount\n  }\n": typeof types.PopularCategories_CategoryFragmentDoc,
    "\n  fragment Statistics_libraryInfo on LibraryInfo {\n    books\n    students\n    borrowings\n    visitsThisMonth\n  }\n": typeof types.Statistics_LibraryInfoFragmentDoc,
    "\n  fragment Footer_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n  }\n": typeof types.Footer_SettingsFragmentDoc,
    "\n  query Layout {\n    libraryInfo {\n      name\n      timeZone\n    }\n    settings {\n      ...Footer_settings\n    }\n    eResources(first: 50) {\n      nodes {\n        id\n        ...EResourceLinks_eResource\n      }\n    }\n  }\n": typeof types.LayoutDocument,
    "\n  fragment EResourceLinks_eResource on EResource {\n    id\n    label\n    url\n    active\n  }\n": typeof types.EResourceLinks_EResourceFragmentDoc,
    "\n  fragment CardFace_student on Student {\n    id\n    nis\n    name\n    className\n    status\n    expiresAt\n  }\n": typeof types.CardFace_StudentFragmentDoc,
    "\n  fragment MemberCard_student on Student {\n    id\n    nis\n    name\n    ...CardFace_student\n  }\n": typeof types.MemberCard_StudentFragmentDoc,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Logout {\n    logout {\n      __typename\n      message\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  fragment Viewer_user on User {\n    id\n    databaseId\n    username\n    role\n  }\n": typeof types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query AdminProfile {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n    }\n  }\n": typeof types.AdminProfileDocument,
    "\n  fragment OwnPhoto_student on Student {\n    id\n    photo\n    ...StudentPhoto_student\n  }\n": typeof types.OwnPhoto_StudentFragmentDoc,
    "\n  fragment StudentPhoto_student on Student {\n    id\n    name\n    photo\n    photoSrcSet\n  }\n": typeof types.StudentPhoto_StudentFragmentDoc,
    "\n  fragment UserIdentity_user on User {\n    id\n    username\n    name\n    student {\n      id\n      nisn\n      major\n      academicYear\n      status\n      ...OwnPhoto_student\n    }\n  }\n": typeof types.UserIdentity_UserFragmentDoc,
    "\n  fragment UserInfoForm_user on User {\n    id\n    username\n    name\n    email\n    phone\n    student {\n      id\n      address\n    }\n  }\n": typeof types.UserInfoForm_UserFragmentDoc,
    "\n  query UserInfoPage {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n      student {\n        id\n        ...MemberCard_student\n      }\n    }\n  }\n": typeof types.UserInfoPageDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation DeleteMyPhoto {\n    deleteMyPhoto {\n      __typename\n      ... on DeleteMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.DeleteMyPhotoDocument,
    "\n  mutation UpdateUserInfo($input: UpdateUserInfoInput!) {\n    updateUserInfo(input: $input) {\n      __typename\n      ... on UpdateUserInfoPayload {\n        user {\n          id\n          ...Viewer_user\n          ...UserIdentity_user\n          ...UserInfoForm_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UpdateUserInfoDocument,
    "\n  mutation UploadMyPhoto($input: UploadMyPhotoInput!) {\n    uploadMyPhoto(input: $input) {\n      __typename\n      ... on UploadMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.UploadMyPhotoDocument,
    "\n  query MyVisits($first: Int!, $after: String) {\n    myVisits(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...VisitRow_visit\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyVisitsDocument,
    "\n  fragment VisitRow_visit on Visit {\n    id\n    purpose\n    visitedAt\n  }\n": typeof types.VisitRow_VisitFragmentDoc,
    "\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      __typename\n      ... on RecordVisitPayload {\n        greeting\n        counted\n      }\n      ...OperationResult_userError\n    }\n  }\n": typeof types.RecordVisitDocument,
};
const documents: Documents = {
    "\n  query AboutPage {\n    settings {\n      aboutHtml\n      opening {\n        changesAt\n      }\n      ...OpeningWeek_settings\n      ...ComingHolidays_settings\n      ...ContactDetails_settings\n    }\n    libraryInfo {\n      ...Statistics_libraryInfo\n    }\n  }\n": types.AboutPageDocument,
    "\n  fragment ComingHolidays_settings on SettingsInfo {\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n  }\n": types.ComingHolidays_SettingsFragmentDoc,
    "\n  fragment ContactDetails_settings on SettingsInfo {\n    address\n    phone\n    email\n    mapUrl\n  }\n": types.ContactDetails_SettingsFragmentDoc,
    "\n  fragment OpeningPill_settings on SettingsInfo {\n    opening {\n      isOpen\n      today\n      changesAt\n    }\n  }\n": types.OpeningPill_SettingsFragmentDoc,
    "\n  fragment OpeningWeek_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n    ...OpeningPill_settings\n  }\n": types.OpeningWeek_SettingsFragmentDoc,
    "\n  mutation ActivateAccount($input: ActivateAccountInput!) {\n    activateAccount(input: $input) {\n      __typename\n      ... on ActivateAccountPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.ActivateAccountDocument,
    "\n  query AdminHome {\n    libraryInfo {\n      books\n      students\n      borrowings\n      visitsThisMonth\n    }\n    books(first: 8) {\n      edges {\n        node {\n          id\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n": types.AdminHomeDocument,
    "\n  fragment LatestBooks_book on Book {\n    id\n    databaseId\n    title\n    callNumber\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n": types.LatestBooks_BookFragmentDoc,
    "\n  fragment OperationResult_userError on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ConflictError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ThrottledError {\n      retryAfterSeconds\n    }\n  }\n": types.OperationResult_UserErrorFragmentDoc,
    "\n  query BinPage($first: Int!, $after: String, $kinds: [BinKind!], $search: String) {\n    binEntries(first: $first, after: $after, kinds: $kinds, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...BinRow_binEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BinPageDocument,
    "\n  fragment BinRow_binEntry on BinEntry {\n    id\n    kind\n    label\n    actor\n    deletedAt\n    expiresAt\n  }\n": types.BinRow_BinEntryFragmentDoc,
    "\n  mutation RestoreFromBin($input: RestoreFromBinInput!) {\n    restoreFromBin(input: $input) {\n      __typename\n      ... on RestoreFromBinPayload {\n        restoredBinEntryIds\n        outcomes {\n          binEntryId\n          kind\n          label\n          restored\n          error {\n            message\n          }\n        }\n        bookEdges {\n          cursor\n          node {\n            id\n            ...ListedBook_book\n          }\n        }\n        books {\n          id\n          digitalFile\n          imageUrl\n          copiesCount\n          availableCount\n          ...ListedBook_book\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.RestoreFromBinDocument,
    "\n  mutation PurgeFromBin($input: PurgeFromBinInput!) {\n    purgeFromBin(input: $input) {\n      __typename\n      ... on PurgeFromBinPayload {\n        purged\n        purgedBinEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.PurgeFromBinDocument,
    "\n  fragment PostCover_blogPost on BlogPost {\n    id\n    databaseId\n    title\n    imageUrl\n    imageSrcSet\n    imageAlt\n  }\n": types.PostCover_BlogPostFragmentDoc,
    "\n  fragment PostFacts_blogPost on BlogPost {\n    id\n    publishedAt\n    readingMinutes\n    authorName\n  }\n": types.PostFacts_BlogPostFragmentDoc,
    "\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      id\n      bodyHtml\n      ...PostMeta_blogPost\n      ...PostOpening_blogPost\n      ...PostNeighbours_blogPost\n      ...UnpublishedNote_blogPost\n    }\n  }\n": types.BlogPostPageDocument,
    "\n  fragment PostMeta_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    imageUrl\n    status\n    isScheduled\n    publishedAt\n    updatedAt\n    authorName\n  }\n": types.PostMeta_BlogPostFragmentDoc,
    "\n  fragment PostNeighbours_blogPost on BlogPost {\n    id\n    previous {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n    next {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n  }\n": types.PostNeighbours_BlogPostFragmentDoc,
    "\n  fragment PostOpening_blogPost on BlogPost {\n    id\n    title\n    imageUrl\n    ...PostFacts_blogPost\n    ...PostCover_blogPost\n  }\n": types.PostOpening_BlogPostFragmentDoc,
    "\n  fragment UnpublishedNote_blogPost on BlogPost {\n    id\n    status\n    isScheduled\n    publishedAt\n  }\n": types.UnpublishedNote_BlogPostFragmentDoc,
    "\n  fragment LoadedPost on BlogPost {\n    id\n    slug\n    title\n    ...PostOpening_blogPost\n  }\n": types.LoadedPostFragmentDoc,
    "\n  fragment BlogList_blogPostConnection on BlogPostConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...FeaturedPost_blogPost\n        ...PostRow_blogPost\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.BlogList_BlogPostConnectionFragmentDoc,
    "\n  query BlogsPage($first: Int!, $after: String, $search: String) {\n    blogPosts(first: $first, after: $after, search: $search) {\n      totalCount\n      ...BlogList_blogPostConnection\n    }\n  }\n": types.BlogsPageDocument,
    "\n  fragment FeaturedPost_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n": types.FeaturedPost_BlogPostFragmentDoc,
    "\n  fragment PostRow_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n": types.PostRow_BlogPostFragmentDoc,
    "\n  fragment BookCard_book on Book {\n    id\n    slug\n    title\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n": types.BookCard_BookFragmentDoc,
    "\n  fragment BookCover_book on Book {\n    id\n    title\n    imageUrl\n    imageSrcSet\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      ...AuthorNames_author\n    }\n  }\n": types.BookCover_BookFragmentDoc,
    "\n  fragment AuthorNames_author on Author {\n    id\n    firstName\n    lastName\n  }\n": types.AuthorNames_AuthorFragmentDoc,
    "\n  query BooksPage(\n    $first: Int!\n    $after: String\n    $search: String\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {\n      totalCount\n      ...CatalogueBooks_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterChips_node\n    }\n  }\n": types.BooksPageDocument,
    "\n  fragment CatalogueBooks_bookConnection on BookConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...BookCard_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.CatalogueBooks_BookConnectionFragmentDoc,
    "\n  fragment AvailabilityPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n": types.AvailabilityPill_BookFragmentDoc,
    "\n  fragment BookCopies_book on Book {\n    id\n    slug\n    location {\n      id\n      name\n      shelf\n    }\n    copies(first: $copies, after: $copiesAfter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CopyRow_copy\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BookCopies_BookFragmentDoc,
    "\n  query MoreCopies($id: ID!, $copies: Int!, $copiesAfter: String) {\n    book(id: $id) {\n      id\n      ...BookCopies_book\n    }\n  }\n": types.MoreCopiesDocument,
    "\n  query BookDetailPage($slug: String!, $copies: Int!, $copiesAfter: String) {\n    book(slug: $slug) {\n      id\n      subtitle\n      ...BookMeta_book\n      ...BookOpening_book\n      ...BookStory_book\n      ...BookFacts_book\n      ...BookCopies_book\n      relatedBooks(first: 4) {\n        id\n        ...BookCard_book\n      }\n    }\n  }\n": types.BookDetailPageDocument,
    "\n  fragment BookFacts_book on Book {\n    id\n    publisher {\n      id\n      name\n    }\n    publishPlace\n    publishYear\n    publishYearText\n    edition\n    physicalDescription\n    seriesTitle\n    language\n    isbn\n    isbn13\n    classification {\n      id\n      code\n      name\n    }\n    callNumber\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    price\n    subjects {\n      id\n      name\n    }\n  }\n": types.BookFacts_BookFragmentDoc,
    "\n  fragment BookMeta_book on Book {\n    id\n    slug\n    title\n    subtitle\n    description\n    imageUrl\n    isbn13\n    publishYear\n    language\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n      ...AuthorNames_author\n    }\n  }\n": types.BookMeta_BookFragmentDoc,
    "\n  fragment BookOpening_book on Book {\n    id\n    title\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n    }\n    ...BookCover_book\n  }\n": types.BookOpening_BookFragmentDoc,
    "\n  fragment BookStory_book on Book {\n    id\n    description\n    digitalFile\n    ...AvailabilityPill_book\n    ...CitationButton_book\n  }\n": types.BookStory_BookFragmentDoc,
    "\n  fragment CitationButton_book on Book {\n    id\n    title\n    subtitle\n    edition\n    publishYear\n    publishYearText\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n    }\n  }\n": types.CitationButton_BookFragmentDoc,
    "\n  fragment CopyRow_copy on Copy {\n    id\n    itemCode\n    status\n    dueOn\n    location {\n      id\n      name\n      shelf\n    }\n  }\n": types.CopyRow_CopyFragmentDoc,
    "\n  query CatalogueFilters($categories: Int!, $after: String) {\n    categories(first: $categories, after: $after, orderBy: MOST_BOOKS) {\n      ...CategoryFilter_categoryConnection\n    }\n    libraryInfo {\n      bookLanguages\n    }\n  }\n": types.CatalogueFiltersDocument,
    "\n  fragment CategoryFilter_categoryConnection on CategoryConnection {\n    edges {\n      cursor\n      node {\n        id\n        name\n        booksCount\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.CategoryFilter_CategoryConnectionFragmentDoc,
    "\n  fragment FilterChips_node on Node {\n    __typename\n    id\n    ... on Author {\n      firstName\n      lastName\n    }\n    ... on Category {\n      categoryName: name\n    }\n    ... on Publisher {\n      publisherName: name\n    }\n    ... on Classification {\n      code\n      className: name\n    }\n  }\n": types.FilterChips_NodeFragmentDoc,
    "\n  fragment LoadedBook on Book {\n    id\n    slug\n    title\n    ...BookOpening_book\n  }\n": types.LoadedBookFragmentDoc,
    "\n  query ImportDetail($databaseId: Int!) {\n    bookImport(databaseId: $databaseId) {\n      id\n      ...ImportStatus_bookImport\n      ...ColumnsStep_bookImport\n    }\n  }\n": types.ImportDetailDocument,
    "\n  query ImportPage($first: Int!, $after: String) {\n    bookImports(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n          ...PastImport_bookImport\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ImportPageDocument,
    "\n  query UndoImport($id: ID!) {\n    bookImport(id: $id) {\n      id\n      undoRefusal\n    }\n  }\n": types.UndoImportDocument,
    "\n  fragment ImportStatus_bookImport on BookImport {\n    id\n    databaseId\n    state\n    fileName\n    startedBy\n    createdAt\n    startedAt\n    finishedAt\n    undoneAt\n    message\n    hasRows\n    refusedRowsUrl\n    counts {\n      rows\n      books\n      copies\n      duplicates\n      refused\n    }\n    warnings {\n      message\n      rows\n      firstRow\n    }\n    preview {\n      state\n      message\n      counts {\n        rows\n        books\n        copies\n        duplicates\n        refused\n      }\n      warnings {\n        message\n        rows\n        firstRow\n      }\n    }\n    progress {\n      stage\n      share\n      rows\n    }\n  }\n": types.ImportStatus_BookImportFragmentDoc,
    "\n  fragment PastImport_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    state\n    startedBy\n    createdAt\n    undoRefusal\n    counts {\n      books\n      copies\n      duplicates\n      refused\n    }\n  }\n": types.PastImport_BookImportFragmentDoc,
    "\n  fragment OutcomeRow_row on BookImportRowInfo {\n    number\n    outcome\n    title\n    authors\n    copies\n    reason\n    warnings\n  }\n": types.OutcomeRow_RowFragmentDoc,
    "\n  query OutcomeRows($id: ID!, $outcome: BookImportOutcome, $first: Int, $after: String, $last: Int, $before: String) {\n    bookImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            number\n            ...OutcomeRow_row\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n": types.OutcomeRowsDocument,
    "\n  fragment ColumnsStep_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    reading {\n      encoding\n      separator\n      hasHeader\n      bytes\n      columns {\n        header\n        field\n        reason\n        samples\n      }\n      fields {\n        field\n        label\n        isRequired\n      }\n    }\n  }\n": types.ColumnsStep_BookImportFragmentDoc,
    "\n  mutation UploadBookImport($input: UploadBookImportInput!) {\n    uploadBookImport(input: $input) {\n      __typename\n      ... on UploadBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n          databaseId\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UploadBookImportDocument,
    "\n  mutation ConfigureBookImport($input: ConfigureBookImportInput!) {\n    configureBookImport(input: $input) {\n      __typename\n      ... on ConfigureBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.ConfigureBookImportDocument,
    "\n  mutation PreviewBookImport($input: PreviewBookImportInput!) {\n    previewBookImport(input: $input) {\n      __typename\n      ... on PreviewBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.PreviewBookImportDocument,
    "\n  mutation StartBookImport($input: StartBookImportInput!) {\n    startBookImport(input: $input) {\n      __typename\n      ... on StartBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.StartBookImportDocument,
    "\n  mutation CancelBookImport($input: CancelBookImportInput!) {\n    cancelBookImport(input: $input) {\n      __typename\n      ... on CancelBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CancelBookImportDocument,
    "\n  mutation UndoBookImport($input: UndoBookImportInput!) {\n    undoBookImport(input: $input) {\n      __typename\n      ... on UndoBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UndoBookImportDocument,
    "\n  mutation DiscardBookImport($input: DiscardBookImportInput!) {\n    discardBookImport(input: $input) {\n      __typename\n      ... on DiscardBookImportPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DiscardBookImportDocument,
    "\n  subscription ImportProgress($id: ID!) {\n    bookImportProgress(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n": types.ImportProgressDocument,
    "\n  query ImportStatus($id: ID!) {\n    bookImport(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n": types.ImportStatusDocument,
    "\n  query ImportedBooks($id: ID!) {\n    bookImport(id: $id) {\n      id\n      bookEdges(first: 100) {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n": types.ImportedBooksDocument,
    "\n  query LoadedBooks($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Book {\n        copiesCount\n        availableCount\n      }\n    }\n  }\n": types.LoadedBooksDocument,
    "\n  fragment ListedBook_book on Book {\n    id\n    databaseId\n    slug\n    ...BookColumns_book\n    ...BookCard_book\n    ...LatestBooks_book\n  }\n": types.ListedBook_BookFragmentDoc,
    "\n  query BookTableCount($first: Int!, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: $first, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      totalCount\n    }\n  }\n": types.BookTableCountDocument,
    "\n  query BookTableLanguages {\n    libraryInfo {\n      bookLanguages\n    }\n  }\n": types.BookTableLanguagesDocument,
    "\n  fragment BookRows_bookConnection on BookConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...BookColumns_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.BookRows_BookConnectionFragmentDoc,
    "\n  query BookTable(\n    $first: Int!\n    $after: String\n    $search: String\n    $withItemCodes: Boolean\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      ...BookRows_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterNames_node\n    }\n  }\n": types.BookTableDocument,
    "\n  fragment StockPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n": types.StockPill_BookFragmentDoc,
    "\n  fragment BookColumns_book on Book {\n    id\n    databaseId\n    title\n    isbn\n    publishYearText\n    callNumber\n    language\n    updatedAt\n    copiesCount\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    category {\n      id\n      name\n    }\n    publisher {\n      id\n      name\n    }\n    classification {\n      id\n      code\n    }\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    ...BookCover_book\n    ...StockPill_book\n  }\n": types.BookColumns_BookFragmentDoc,
    "\n  fragment FilterNames_node on Node {\n    __typename\n    id\n    ... on Author {\n      databaseId\n      firstName\n      lastName\n      kind\n    }\n    ... on Category {\n      databaseId\n      categoryName: name\n    }\n    ... on Publisher {\n      databaseId\n      publisherName: name\n    }\n    ... on Classification {\n      databaseId\n      code\n      className: name\n    }\n    ... on Location {\n      databaseId\n      locationName: name\n      shelf\n    }\n    ... on Source {\n      databaseId\n      sourceName: name\n    }\n  }\n": types.FilterNames_NodeFragmentDoc,
    "\n  mutation BulkDeleteBooks($input: BulkDeleteBooksInput!) {\n    bulkDeleteBooks(input: $input) {\n      __typename\n      ... on BulkDeleteBooksPayload {\n        deletedBookIds\n        binEntryIds\n        outcomes {\n          bookId\n          deleted\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.BulkDeleteBooksDocument,
    "\n  mutation BulkUpdateBooks($input: BulkUpdateBooksInput!) {\n    bulkUpdateBooks(input: $input) {\n      __typename\n      ... on BulkUpdateBooksPayload {\n        books {\n          id\n          ...BookColumns_book\n        }\n        outcomes {\n          bookId\n          changed\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.BulkUpdateBooksDocument,
    "\n  query BookTableIds($after: String, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: 100, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        databaseId\n        title\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BookTableIdsDocument,
    "\n      query AuthorsStore {\n        authors(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              firstName\n              lastName\n              kind\n              booksCount\n            }\n          }\n        }\n      }\n    ": types.AuthorsStoreDocument,
    "\n      query PublishersStore {\n        publishers(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": types.PublishersStoreDocument,
    "\n      query CategoriesStore {\n        categories(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": types.CategoriesStoreDocument,
    "\n      query ClassificationsStore {\n        classifications(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              code\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": types.ClassificationsStoreDocument,
    "\n      query LocationsStore {\n        locations(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              shelf\n              booksCount\n            }\n          }\n        }\n      }\n    ": types.LocationsStoreDocument,
    "\n      query SourcesStore {\n        sources(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    ": types.SourcesStoreDocument,
    "\n  query RecordBooks($id: ID!) {\n    node(id: $id) {\n      id\n      ... on Author {\n        booksCount\n      }\n      ... on Publisher {\n        booksCount\n      }\n      ... on Category {\n        booksCount\n      }\n      ... on Classification {\n        booksCount\n      }\n      ... on Location {\n        booksCount\n      }\n      ... on Source {\n        booksCount\n      }\n    }\n  }\n": types.RecordBooksDocument,
    "\n  fragment AuthorsOfList on Author {\n    id\n    databaseId\n    firstName\n    lastName\n    kind\n    booksCount\n  }\n": types.AuthorsOfListFragmentDoc,
    "\n  query AuthorsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: authors(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...AuthorsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuthorsListDocument,
    "\n  query AuthorsSuggestions {\n    suggestions: authorMergeSuggestions {\n      reason\n      records {\n        id\n        ...AuthorsOfList\n      }\n    }\n  }\n": types.AuthorsSuggestionsDocument,
    "\n  mutation CreateAuthor($input: CreateAuthorInput!) {\n    createAuthor(input: $input) {\n      __typename\n      ... on CreateAuthorPayload {\n        edge: authorEdge {\n          cursor\n          node {\n            id\n            ...AuthorsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreateAuthorDocument,
    "\n  mutation UpdateAuthor($input: UpdateAuthorInput!) {\n    updateAuthor(input: $input) {\n      __typename\n      ... on UpdateAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateAuthorDocument,
    "\n  mutation MergeAuthor($input: MergeAuthorInput!) {\n    mergeAuthor(input: $input) {\n      __typename\n      ... on MergeAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.MergeAuthorDocument,
    "\n  mutation DeleteAuthor($input: DeleteAuthorInput!) {\n    deleteAuthor(input: $input) {\n      __typename\n      ... on DeleteAuthorPayload {\n        deletedId: deletedAuthorId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteAuthorDocument,
    "\n  fragment CategoriesOfList on Category {\n    id\n    databaseId\n    name\n    booksCount\n  }\n": types.CategoriesOfListFragmentDoc,
    "\n  query CategoriesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: categories(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CategoriesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CategoriesListDocument,
    "\n  query CategoriesSuggestions {\n    suggestions: categoryMergeSuggestions {\n      reason\n      records {\n        id\n        ...CategoriesOfList\n      }\n    }\n  }\n": types.CategoriesSuggestionsDocument,
    "\n  mutation CreateCategory($input: CreateCategoryInput!) {\n    createCategory(input: $input) {\n      __typename\n      ... on CreateCategoryPayload {\n        edge: categoryEdge {\n          cursor\n          node {\n            id\n            ...CategoriesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreateCategoryDocument,
    "\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      __typename\n      ... on UpdateCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateCategoryDocument,
    "\n  mutation MergeCategory($input: MergeCategoryInput!) {\n    mergeCategory(input: $input) {\n      __typename\n      ... on MergeCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.MergeCategoryDocument,
    "\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    deleteCategory(input: $input) {\n      __typename\n      ... on DeleteCategoryPayload {\n        deletedId: deletedCategoryId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteCategoryDocument,
    "\n  fragment ClassificationsOfList on Classification {\n    id\n    databaseId\n    code\n    name\n    booksCount\n  }\n": types.ClassificationsOfListFragmentDoc,
    "\n  query ClassificationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: classifications(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ClassificationsListDocument,
    "\n  query ClassificationsSuggestions {\n    suggestions: classificationMergeSuggestions {\n      reason\n      records {\n        id\n        ...ClassificationsOfList\n      }\n    }\n  }\n": types.ClassificationsSuggestionsDocument,
    "\n  mutation CreateClassification($input: CreateClassificationInput!) {\n    createClassification(input: $input) {\n      __typename\n      ... on CreateClassificationPayload {\n        edge: classificationEdge {\n          cursor\n          node {\n            id\n            ...ClassificationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreateClassificationDocument,
    "\n  mutation UpdateClassification($input: UpdateClassificationInput!) {\n    updateClassification(input: $input) {\n      __typename\n      ... on UpdateClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateClassificationDocument,
    "\n  mutation MergeClassification($input: MergeClassificationInput!) {\n    mergeClassification(input: $input) {\n      __typename\n      ... on MergeClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.MergeClassificationDocument,
    "\n  mutation DeleteClassification($input: DeleteClassificationInput!) {\n    deleteClassification(input: $input) {\n      __typename\n      ... on DeleteClassificationPayload {\n        deletedId: deletedClassificationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteClassificationDocument,
    "\n  fragment LocationsOfList on Location {\n    id\n    databaseId\n    name\n    shelf\n    booksCount\n  }\n": types.LocationsOfListFragmentDoc,
    "\n  query LocationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: locations(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...LocationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.LocationsListDocument,
    "\n  query LocationsSuggestions {\n    suggestions: locationMergeSuggestions {\n      reason\n      records {\n        id\n        ...LocationsOfList\n      }\n    }\n  }\n": types.LocationsSuggestionsDocument,
    "\n  mutation CreateLocation($input: CreateLocationInput!) {\n    createLocation(input: $input) {\n      __typename\n      ... on CreateLocationPayload {\n        edge: locationEdge {\n          cursor\n          node {\n            id\n            ...LocationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreateLocationDocument,
    "\n  mutation UpdateLocation($input: UpdateLocationInput!) {\n    updateLocation(input: $input) {\n      __typename\n      ... on UpdateLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateLocationDocument,
    "\n  mutation MergeLocation($input: MergeLocationInput!) {\n    mergeLocation(input: $input) {\n      __typename\n      ... on MergeLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.MergeLocationDocument,
    "\n  mutation DeleteLocation($input: DeleteLocationInput!) {\n    deleteLocation(input: $input) {\n      __typename\n      ... on DeleteLocationPayload {\n        deletedId: deletedLocationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteLocationDocument,
    "\n  fragment PublishersOfList on Publisher {\n    id\n    databaseId\n    name\n    booksCount\n  }\n": types.PublishersOfListFragmentDoc,
    "\n  query PublishersList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: publishers(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PublishersOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PublishersListDocument,
    "\n  query PublishersSuggestions {\n    suggestions: publisherMergeSuggestions {\n      reason\n      records {\n        id\n        ...PublishersOfList\n      }\n    }\n  }\n": types.PublishersSuggestionsDocument,
    "\n  mutation CreatePublisher($input: CreatePublisherInput!) {\n    createPublisher(input: $input) {\n      __typename\n      ... on CreatePublisherPayload {\n        edge: publisherEdge {\n          cursor\n          node {\n            id\n            ...PublishersOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreatePublisherDocument,
    "\n  mutation UpdatePublisher($input: UpdatePublisherInput!) {\n    updatePublisher(input: $input) {\n      __typename\n      ... on UpdatePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdatePublisherDocument,
    "\n  mutation MergePublisher($input: MergePublisherInput!) {\n    mergePublisher(input: $input) {\n      __typename\n      ... on MergePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.MergePublisherDocument,
    "\n  mutation DeletePublisher($input: DeletePublisherInput!) {\n    deletePublisher(input: $input) {\n      __typename\n      ... on DeletePublisherPayload {\n        deletedId: deletedPublisherId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeletePublisherDocument,
    "\n  fragment SourcesOfList on Source {\n    id\n    databaseId\n    name\n    booksCount\n  }\n": types.SourcesOfListFragmentDoc,
    "\n  query SourcesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: sources(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...SourcesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SourcesListDocument,
    "\n  query SourcesSuggestions {\n    suggestions: sourceMergeSuggestions {\n      reason\n      records {\n        id\n        ...SourcesOfList\n      }\n    }\n  }\n": types.SourcesSuggestionsDocument,
    "\n  mutation CreateSource($input: CreateSourceInput!) {\n    createSource(input: $input) {\n      __typename\n      ... on CreateSourcePayload {\n        edge: sourceEdge {\n          cursor\n          node {\n            id\n            ...SourcesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreateSourceDocument,
    "\n  mutation UpdateSource($input: UpdateSourceInput!) {\n    updateSource(input: $input) {\n      __typename\n      ... on UpdateSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateSourceDocument,
    "\n  mutation MergeSource($input: MergeSourceInput!) {\n    mergeSource(input: $input) {\n      __typename\n      ... on MergeSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.MergeSourceDocument,
    "\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) {\n      __typename\n      ... on DeleteSourcePayload {\n        deletedId: deletedSourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteSourceDocument,
    "\n  query AuthorsToPick($search: String!) {\n    authors(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        firstName\n        lastName\n        kind\n        booksCount\n      }\n    }\n  }\n": types.AuthorsToPickDocument,
    "\n  query PublishersToPick($search: String!) {\n    publishers(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n": types.PublishersToPickDocument,
    "\n  query CategoriesToPick($search: String!) {\n    categories(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n": types.CategoriesToPickDocument,
    "\n  query ClassificationsToPick($search: String!) {\n    classifications(search: $search, first: 20) {\n      nodes {\n        id\n        code\n        name\n        booksCount\n      }\n    }\n  }\n": types.ClassificationsToPickDocument,
    "\n  query LocationsToPick($search: String!) {\n    locations(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        shelf\n        booksCount\n      }\n    }\n  }\n": types.LocationsToPickDocument,
    "\n  query SourcesToPick($search: String!) {\n    sources(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n": types.SourcesToPickDocument,
    "\n  fragment ClassBranch_classificationBranch on ClassificationBranch {\n    key\n    code\n    name\n    booksCount\n    classesCount\n    hasBranches\n    classifications {\n      id\n      databaseId\n      code\n      name\n      booksCount\n    }\n  }\n": types.ClassBranch_ClassificationBranchFragmentDoc,
    "\n  query ClassTree($parent: String) {\n    classificationTree(parent: $parent) {\n      key\n      ...ClassBranch_classificationBranch\n    }\n  }\n": types.ClassTreeDocument,
    "\n  fragment EResourceList_eResource on EResource {\n    id\n    label\n    ...EResourceRow_eResource\n  }\n": types.EResourceList_EResourceFragmentDoc,
    "\n  fragment EResourceRow_eResource on EResource {\n    id\n    label\n    url\n    description\n    position\n    active\n  }\n": types.EResourceRow_EResourceFragmentDoc,
    "\n  query EResources {\n    eResources(first: 100) {\n      totalCount\n      nodes {\n        id\n        ...EResourceList_eResource\n      }\n    }\n  }\n": types.EResourcesDocument,
    "\n  mutation CreateEResource($input: CreateEResourceInput!) {\n    createEResource(input: $input) {\n      __typename\n      ... on CreateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.CreateEResourceDocument,
    "\n  mutation UpdateEResource($input: UpdateEResourceInput!) {\n    updateEResource(input: $input) {\n      __typename\n      ... on UpdateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateEResourceDocument,
    "\n  mutation DeleteEResource($input: DeleteEResourceInput!) {\n    deleteEResource(input: $input) {\n      __typename\n      ... on DeleteEResourcePayload {\n        deletedEResourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteEResourceDocument,
    "\n  fragment CoverFan_category on Category {\n    id\n    books(first: 2) {\n      nodes {\n        id\n        ...BookCover_book\n      }\n    }\n  }\n": types.CoverFan_CategoryFragmentDoc,
    "\n  fragment Hero_libraryInfo on LibraryInfo {\n    name\n    books\n  }\n": types.Hero_LibraryInfoFragmentDoc,
    "\n  query HomePage {\n    libraryInfo {\n      ...Hero_libraryInfo\n      ...Statistics_libraryInfo\n    }\n    popularCategories(first: 4) {\n      id\n      ...PopularCategories_category\n      ...CoverFan_category\n    }\n    books(first: 4, orderBy: { field: NEWEST }) {\n      edges {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...BookCover_book\n        }\n      }\n    }\n  }\n": types.HomePageDocument,
    "\n  fragment PopularCategories_category on Category {\n    id\n    name\n    booksCount\n  }\n": types.PopularCategories_CategoryFragmentDoc,
    "\n  fragment Statistics_libraryInfo on LibraryInfo {\n    books\n    students\n    borrowings\n    visitsThisMonth\n  }\n": types.Statistics_LibraryInfoFragmentDoc,
    "\n  fragment Footer_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n  }\n": types.Footer_SettingsFragmentDoc,
    "\n  query Layout {\n    libraryInfo {\n      name\n      timeZone\n    }\n    settings {\n      ...Footer_settings\n    }\n    eResources(first: 50) {\n      nodes {\n        id\n        ...EResourceLinks_eResource\n      }\n    }\n  }\n": types.LayoutDocument,
    "\n  fragment EResourceLinks_eResource on EResource {\n    id\n    label\n    url\n    active\n  }\n": types.EResourceLinks_EResourceFragmentDoc,
    "\n  fragment CardFace_student on Student {\n    id\n    nis\n    name\n    className\n    status\n    expiresAt\n  }\n": types.CardFace_StudentFragmentDoc,
    "\n  fragment MemberCard_student on Student {\n    id\n    nis\n    name\n    ...CardFace_student\n  }\n": types.MemberCard_StudentFragmentDoc,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Logout {\n    logout {\n      __typename\n      message\n    }\n  }\n": types.LogoutDocument,
    "\n  fragment Viewer_user on User {\n    id\n    databaseId\n    username\n    role\n  }\n": types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n": types.ViewerDocument,
    "\n  query AdminProfile {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n    }\n  }\n": types.AdminProfileDocument,
    "\n  fragment OwnPhoto_student on Student {\n    id\n    photo\n    ...StudentPhoto_student\n  }\n": types.OwnPhoto_StudentFragmentDoc,
    "\n  fragment StudentPhoto_student on Student {\n    id\n    name\n    photo\n    photoSrcSet\n  }\n": types.StudentPhoto_StudentFragmentDoc,
    "\n  fragment UserIdentity_user on User {\n    id\n    username\n    name\n    student {\n      id\n      nisn\n      major\n      academicYear\n      status\n      ...OwnPhoto_student\n    }\n  }\n": types.UserIdentity_UserFragmentDoc,
    "\n  fragment UserInfoForm_user on User {\n    id\n    username\n    name\n    email\n    phone\n    student {\n      id\n      address\n    }\n  }\n": types.UserInfoForm_UserFragmentDoc,
    "\n  query UserInfoPage {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n      student {\n        id\n        ...MemberCard_student\n      }\n    }\n  }\n": types.UserInfoPageDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation DeleteMyPhoto {\n    deleteMyPhoto {\n      __typename\n      ... on DeleteMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.DeleteMyPhotoDocument,
    "\n  mutation UpdateUserInfo($input: UpdateUserInfoInput!) {\n    updateUserInfo(input: $input) {\n      __typename\n      ... on UpdateUserInfoPayload {\n        user {\n          id\n          ...Viewer_user\n          ...UserIdentity_user\n          ...UserInfoForm_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UpdateUserInfoDocument,
    "\n  mutation UploadMyPhoto($input: UploadMyPhotoInput!) {\n    uploadMyPhoto(input: $input) {\n      __typename\n      ... on UploadMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.UploadMyPhotoDocument,
    "\n  query MyVisits($first: Int!, $after: String) {\n    myVisits(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...VisitRow_visit\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyVisitsDocument,
    "\n  fragment VisitRow_visit on Visit {\n    id\n    purpose\n    visitedAt\n  }\n": types.VisitRow_VisitFragmentDoc,
    "\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      __typename\n      ... on RecordVisitPayload {\n        greeting\n        counted\n      }\n      ...OperationResult_userError\n    }\n  }\n": types.RecordVisitDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AboutPage {\n    settings {\n      aboutHtml\n      opening {\n        changesAt\n      }\n      ...OpeningWeek_settings\n      ...ComingHolidays_settings\n      ...ContactDetails_settings\n    }\n    libraryInfo {\n      ...Statistics_libraryInfo\n    }\n  }\n"): (typeof documents)["\n  query AboutPage {\n    settings {\n      aboutHtml\n      opening {\n        changesAt\n      }\n      ...OpeningWeek_settings\n      ...ComingHolidays_settings\n      ...ContactDetails_settings\n    }\n    libraryInfo {\n      ...Statistics_libraryInfo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComingHolidays_settings on SettingsInfo {\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ComingHolidays_settings on SettingsInfo {\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactDetails_settings on SettingsInfo {\n    address\n    phone\n    email\n    mapUrl\n  }\n"): (typeof documents)["\n  fragment ContactDetails_settings on SettingsInfo {\n    address\n    phone\n    email\n    mapUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpeningPill_settings on SettingsInfo {\n    opening {\n      isOpen\n      today\n      changesAt\n    }\n  }\n"): (typeof documents)["\n  fragment OpeningPill_settings on SettingsInfo {\n    opening {\n      isOpen\n      today\n      changesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpeningWeek_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n    ...OpeningPill_settings\n  }\n"): (typeof documents)["\n  fragment OpeningWeek_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n    opening {\n      today\n    }\n    holidays {\n      date\n      name\n    }\n    ...OpeningPill_settings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateAccount($input: ActivateAccountInput!) {\n    activateAccount(input: $input) {\n      __typename\n      ... on ActivateAccountPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateAccount($input: ActivateAccountInput!) {\n    activateAccount(input: $input) {\n      __typename\n      ... on ActivateAccountPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminHome {\n    libraryInfo {\n      books\n      students\n      borrowings\n      visitsThisMonth\n    }\n    books(first: 8) {\n      edges {\n        node {\n          id\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminHome {\n    libraryInfo {\n      books\n      students\n      borrowings\n      visitsThisMonth\n    }\n    books(first: 8) {\n      edges {\n        node {\n          id\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestBooks_book on Book {\n    id\n    databaseId\n    title\n    callNumber\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n"): (typeof documents)["\n  fragment LatestBooks_book on Book {\n    id\n    databaseId\n    title\n    callNumber\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OperationResult_userError on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ConflictError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ThrottledError {\n      retryAfterSeconds\n    }\n  }\n"): (typeof documents)["\n  fragment OperationResult_userError on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ConflictError {\n      fields {\n        name\n        message\n      }\n    }\n    ... on ThrottledError {\n      retryAfterSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BinPage($first: Int!, $after: String, $kinds: [BinKind!], $search: String) {\n    binEntries(first: $first, after: $after, kinds: $kinds, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...BinRow_binEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BinPage($first: Int!, $after: String, $kinds: [BinKind!], $search: String) {\n    binEntries(first: $first, after: $after, kinds: $kinds, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...BinRow_binEntry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BinRow_binEntry on BinEntry {\n    id\n    kind\n    label\n    actor\n    deletedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment BinRow_binEntry on BinEntry {\n    id\n    kind\n    label\n    actor\n    deletedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreFromBin($input: RestoreFromBinInput!) {\n    restoreFromBin(input: $input) {\n      __typename\n      ... on RestoreFromBinPayload {\n        restoredBinEntryIds\n        outcomes {\n          binEntryId\n          kind\n          label\n          restored\n          error {\n            message\n          }\n        }\n        bookEdges {\n          cursor\n          node {\n            id\n            ...ListedBook_book\n          }\n        }\n        books {\n          id\n          digitalFile\n          imageUrl\n          copiesCount\n          availableCount\n          ...ListedBook_book\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreFromBin($input: RestoreFromBinInput!) {\n    restoreFromBin(input: $input) {\n      __typename\n      ... on RestoreFromBinPayload {\n        restoredBinEntryIds\n        outcomes {\n          binEntryId\n          kind\n          label\n          restored\n          error {\n            message\n          }\n        }\n        bookEdges {\n          cursor\n          node {\n            id\n            ...ListedBook_book\n          }\n        }\n        books {\n          id\n          digitalFile\n          imageUrl\n          copiesCount\n          availableCount\n          ...ListedBook_book\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurgeFromBin($input: PurgeFromBinInput!) {\n    purgeFromBin(input: $input) {\n      __typename\n      ... on PurgeFromBinPayload {\n        purged\n        purgedBinEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation PurgeFromBin($input: PurgeFromBinInput!) {\n    purgeFromBin(input: $input) {\n      __typename\n      ... on PurgeFromBinPayload {\n        purged\n        purgedBinEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostCover_blogPost on BlogPost {\n    id\n    databaseId\n    title\n    imageUrl\n    imageSrcSet\n    imageAlt\n  }\n"): (typeof documents)["\n  fragment PostCover_blogPost on BlogPost {\n    id\n    databaseId\n    title\n    imageUrl\n    imageSrcSet\n    imageAlt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostFacts_blogPost on BlogPost {\n    id\n    publishedAt\n    readingMinutes\n    authorName\n  }\n"): (typeof documents)["\n  fragment PostFacts_blogPost on BlogPost {\n    id\n    publishedAt\n    readingMinutes\n    authorName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      id\n      bodyHtml\n      ...PostMeta_blogPost\n      ...PostOpening_blogPost\n      ...PostNeighbours_blogPost\n      ...UnpublishedNote_blogPost\n    }\n  }\n"): (typeof documents)["\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      id\n      bodyHtml\n      ...PostMeta_blogPost\n      ...PostOpening_blogPost\n      ...PostNeighbours_blogPost\n      ...UnpublishedNote_blogPost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostMeta_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    imageUrl\n    status\n    isScheduled\n    publishedAt\n    updatedAt\n    authorName\n  }\n"): (typeof documents)["\n  fragment PostMeta_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    imageUrl\n    status\n    isScheduled\n    publishedAt\n    updatedAt\n    authorName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostNeighbours_blogPost on BlogPost {\n    id\n    previous {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n    next {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n  }\n"): (typeof documents)["\n  fragment PostNeighbours_blogPost on BlogPost {\n    id\n    previous {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n    next {\n      id\n      slug\n      title\n      ...PostOpening_blogPost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostOpening_blogPost on BlogPost {\n    id\n    title\n    imageUrl\n    ...PostFacts_blogPost\n    ...PostCover_blogPost\n  }\n"): (typeof documents)["\n  fragment PostOpening_blogPost on BlogPost {\n    id\n    title\n    imageUrl\n    ...PostFacts_blogPost\n    ...PostCover_blogPost\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnpublishedNote_blogPost on BlogPost {\n    id\n    status\n    isScheduled\n    publishedAt\n  }\n"): (typeof documents)["\n  fragment UnpublishedNote_blogPost on BlogPost {\n    id\n    status\n    isScheduled\n    publishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LoadedPost on BlogPost {\n    id\n    slug\n    title\n    ...PostOpening_blogPost\n  }\n"): (typeof documents)["\n  fragment LoadedPost on BlogPost {\n    id\n    slug\n    title\n    ...PostOpening_blogPost\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlogList_blogPostConnection on BlogPostConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...FeaturedPost_blogPost\n        ...PostRow_blogPost\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment BlogList_blogPostConnection on BlogPostConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...FeaturedPost_blogPost\n        ...PostRow_blogPost\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogsPage($first: Int!, $after: String, $search: String) {\n    blogPosts(first: $first, after: $after, search: $search) {\n      totalCount\n      ...BlogList_blogPostConnection\n    }\n  }\n"): (typeof documents)["\n  query BlogsPage($first: Int!, $after: String, $search: String) {\n    blogPosts(first: $first, after: $after, search: $search) {\n      totalCount\n      ...BlogList_blogPostConnection\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedPost_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n"): (typeof documents)["\n  fragment FeaturedPost_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostRow_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n"): (typeof documents)["\n  fragment PostRow_blogPost on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    ...PostCover_blogPost\n    ...PostFacts_blogPost\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookCard_book on Book {\n    id\n    slug\n    title\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n"): (typeof documents)["\n  fragment BookCard_book on Book {\n    id\n    slug\n    title\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    ...BookCover_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookCover_book on Book {\n    id\n    title\n    imageUrl\n    imageSrcSet\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      ...AuthorNames_author\n    }\n  }\n"): (typeof documents)["\n  fragment BookCover_book on Book {\n    id\n    title\n    imageUrl\n    imageSrcSet\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      ...AuthorNames_author\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuthorNames_author on Author {\n    id\n    firstName\n    lastName\n  }\n"): (typeof documents)["\n  fragment AuthorNames_author on Author {\n    id\n    firstName\n    lastName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BooksPage(\n    $first: Int!\n    $after: String\n    $search: String\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {\n      totalCount\n      ...CatalogueBooks_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterChips_node\n    }\n  }\n"): (typeof documents)["\n  query BooksPage(\n    $first: Int!\n    $after: String\n    $search: String\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {\n      totalCount\n      ...CatalogueBooks_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterChips_node\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CatalogueBooks_bookConnection on BookConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...BookCard_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment CatalogueBooks_bookConnection on BookConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...BookCard_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AvailabilityPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n"): (typeof documents)["\n  fragment AvailabilityPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookCopies_book on Book {\n    id\n    slug\n    location {\n      id\n      name\n      shelf\n    }\n    copies(first: $copies, after: $copiesAfter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CopyRow_copy\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BookCopies_book on Book {\n    id\n    slug\n    location {\n      id\n      name\n      shelf\n    }\n    copies(first: $copies, after: $copiesAfter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CopyRow_copy\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreCopies($id: ID!, $copies: Int!, $copiesAfter: String) {\n    book(id: $id) {\n      id\n      ...BookCopies_book\n    }\n  }\n"): (typeof documents)["\n  query MoreCopies($id: ID!, $copies: Int!, $copiesAfter: String) {\n    book(id: $id) {\n      id\n      ...BookCopies_book\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookDetailPage($slug: String!, $copies: Int!, $copiesAfter: String) {\n    book(slug: $slug) {\n      id\n      subtitle\n      ...BookMeta_book\n      ...BookOpening_book\n      ...BookStory_book\n      ...BookFacts_book\n      ...BookCopies_book\n      relatedBooks(first: 4) {\n        id\n        ...BookCard_book\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookDetailPage($slug: String!, $copies: Int!, $copiesAfter: String) {\n    book(slug: $slug) {\n      id\n      subtitle\n      ...BookMeta_book\n      ...BookOpening_book\n      ...BookStory_book\n      ...BookFacts_book\n      ...BookCopies_book\n      relatedBooks(first: 4) {\n        id\n        ...BookCard_book\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookFacts_book on Book {\n    id\n    publisher {\n      id\n      name\n    }\n    publishPlace\n    publishYear\n    publishYearText\n    edition\n    physicalDescription\n    seriesTitle\n    language\n    isbn\n    isbn13\n    classification {\n      id\n      code\n      name\n    }\n    callNumber\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    price\n    subjects {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment BookFacts_book on Book {\n    id\n    publisher {\n      id\n      name\n    }\n    publishPlace\n    publishYear\n    publishYearText\n    edition\n    physicalDescription\n    seriesTitle\n    language\n    isbn\n    isbn13\n    classification {\n      id\n      code\n      name\n    }\n    callNumber\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    price\n    subjects {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookMeta_book on Book {\n    id\n    slug\n    title\n    subtitle\n    description\n    imageUrl\n    isbn13\n    publishYear\n    language\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n      ...AuthorNames_author\n    }\n  }\n"): (typeof documents)["\n  fragment BookMeta_book on Book {\n    id\n    slug\n    title\n    subtitle\n    description\n    imageUrl\n    isbn13\n    publishYear\n    language\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n      ...AuthorNames_author\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookOpening_book on Book {\n    id\n    title\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n    }\n    ...BookCover_book\n  }\n"): (typeof documents)["\n  fragment BookOpening_book on Book {\n    id\n    title\n    category {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n    }\n    ...BookCover_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookStory_book on Book {\n    id\n    description\n    digitalFile\n    ...AvailabilityPill_book\n    ...CitationButton_book\n  }\n"): (typeof documents)["\n  fragment BookStory_book on Book {\n    id\n    description\n    digitalFile\n    ...AvailabilityPill_book\n    ...CitationButton_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CitationButton_book on Book {\n    id\n    title\n    subtitle\n    edition\n    publishYear\n    publishYearText\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n    }\n  }\n"): (typeof documents)["\n  fragment CitationButton_book on Book {\n    id\n    title\n    subtitle\n    edition\n    publishYear\n    publishYearText\n    publisher {\n      id\n      name\n    }\n    authors {\n      id\n      firstName\n      lastName\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CopyRow_copy on Copy {\n    id\n    itemCode\n    status\n    dueOn\n    location {\n      id\n      name\n      shelf\n    }\n  }\n"): (typeof documents)["\n  fragment CopyRow_copy on Copy {\n    id\n    itemCode\n    status\n    dueOn\n    location {\n      id\n      name\n      shelf\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogueFilters($categories: Int!, $after: String) {\n    categories(first: $categories, after: $after, orderBy: MOST_BOOKS) {\n      ...CategoryFilter_categoryConnection\n    }\n    libraryInfo {\n      bookLanguages\n    }\n  }\n"): (typeof documents)["\n  query CatalogueFilters($categories: Int!, $after: String) {\n    categories(first: $categories, after: $after, orderBy: MOST_BOOKS) {\n      ...CategoryFilter_categoryConnection\n    }\n    libraryInfo {\n      bookLanguages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryFilter_categoryConnection on CategoryConnection {\n    edges {\n      cursor\n      node {\n        id\n        name\n        booksCount\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment CategoryFilter_categoryConnection on CategoryConnection {\n    edges {\n      cursor\n      node {\n        id\n        name\n        booksCount\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterChips_node on Node {\n    __typename\n    id\n    ... on Author {\n      firstName\n      lastName\n    }\n    ... on Category {\n      categoryName: name\n    }\n    ... on Publisher {\n      publisherName: name\n    }\n    ... on Classification {\n      code\n      className: name\n    }\n  }\n"): (typeof documents)["\n  fragment FilterChips_node on Node {\n    __typename\n    id\n    ... on Author {\n      firstName\n      lastName\n    }\n    ... on Category {\n      categoryName: name\n    }\n    ... on Publisher {\n      publisherName: name\n    }\n    ... on Classification {\n      code\n      className: name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LoadedBook on Book {\n    id\n    slug\n    title\n    ...BookOpening_book\n  }\n"): (typeof documents)["\n  fragment LoadedBook on Book {\n    id\n    slug\n    title\n    ...BookOpening_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportDetail($databaseId: Int!) {\n    bookImport(databaseId: $databaseId) {\n      id\n      ...ImportStatus_bookImport\n      ...ColumnsStep_bookImport\n    }\n  }\n"): (typeof documents)["\n  query ImportDetail($databaseId: Int!) {\n    bookImport(databaseId: $databaseId) {\n      id\n      ...ImportStatus_bookImport\n      ...ColumnsStep_bookImport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportPage($first: Int!, $after: String) {\n    bookImports(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n          ...PastImport_bookImport\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportPage($first: Int!, $after: String) {\n    bookImports(first: $first, after: $after) {\n      totalCount\n      edges {\n        node {\n          id\n          ...PastImport_bookImport\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoImport($id: ID!) {\n    bookImport(id: $id) {\n      id\n      undoRefusal\n    }\n  }\n"): (typeof documents)["\n  query UndoImport($id: ID!) {\n    bookImport(id: $id) {\n      id\n      undoRefusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportStatus_bookImport on BookImport {\n    id\n    databaseId\n    state\n    fileName\n    startedBy\n    createdAt\n    startedAt\n    finishedAt\n    undoneAt\n    message\n    hasRows\n    refusedRowsUrl\n    counts {\n      rows\n      books\n      copies\n      duplicates\n      refused\n    }\n    warnings {\n      message\n      rows\n      firstRow\n    }\n    preview {\n      state\n      message\n      counts {\n        rows\n        books\n        copies\n        duplicates\n        refused\n      }\n      warnings {\n        message\n        rows\n        firstRow\n      }\n    }\n    progress {\n      stage\n      share\n      rows\n    }\n  }\n"): (typeof documents)["\n  fragment ImportStatus_bookImport on BookImport {\n    id\n    databaseId\n    state\n    fileName\n    startedBy\n    createdAt\n    startedAt\n    finishedAt\n    undoneAt\n    message\n    hasRows\n    refusedRowsUrl\n    counts {\n      rows\n      books\n      copies\n      duplicates\n      refused\n    }\n    warnings {\n      message\n      rows\n      firstRow\n    }\n    preview {\n      state\n      message\n      counts {\n        rows\n        books\n        copies\n        duplicates\n        refused\n      }\n      warnings {\n        message\n        rows\n        firstRow\n      }\n    }\n    progress {\n      stage\n      share\n      rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PastImport_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    state\n    startedBy\n    createdAt\n    undoRefusal\n    counts {\n      books\n      copies\n      duplicates\n      refused\n    }\n  }\n"): (typeof documents)["\n  fragment PastImport_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    state\n    startedBy\n    createdAt\n    undoRefusal\n    counts {\n      books\n      copies\n      duplicates\n      refused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutcomeRow_row on BookImportRowInfo {\n    number\n    outcome\n    title\n    authors\n    copies\n    reason\n    warnings\n  }\n"): (typeof documents)["\n  fragment OutcomeRow_row on BookImportRowInfo {\n    number\n    outcome\n    title\n    authors\n    copies\n    reason\n    warnings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutcomeRows($id: ID!, $outcome: BookImportOutcome, $first: Int, $after: String, $last: Int, $before: String) {\n    bookImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            number\n            ...OutcomeRow_row\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OutcomeRows($id: ID!, $outcome: BookImportOutcome, $first: Int, $after: String, $last: Int, $before: String) {\n    bookImport(id: $id) {\n      id\n      rows(outcome: $outcome, first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            number\n            ...OutcomeRow_row\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ColumnsStep_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    reading {\n      encoding\n      separator\n      hasHeader\n      bytes\n      columns {\n        header\n        field\n        reason\n        samples\n      }\n      fields {\n        field\n        label\n        isRequired\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ColumnsStep_bookImport on BookImport {\n    id\n    databaseId\n    fileName\n    reading {\n      encoding\n      separator\n      hasHeader\n      bytes\n      columns {\n        header\n        field\n        reason\n        samples\n      }\n      fields {\n        field\n        label\n        isRequired\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadBookImport($input: UploadBookImportInput!) {\n    uploadBookImport(input: $input) {\n      __typename\n      ... on UploadBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n          databaseId\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UploadBookImport($input: UploadBookImportInput!) {\n    uploadBookImport(input: $input) {\n      __typename\n      ... on UploadBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n          databaseId\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfigureBookImport($input: ConfigureBookImportInput!) {\n    configureBookImport(input: $input) {\n      __typename\n      ... on ConfigureBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation ConfigureBookImport($input: ConfigureBookImportInput!) {\n    configureBookImport(input: $input) {\n      __typename\n      ... on ConfigureBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          ...ColumnsStep_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewBookImport($input: PreviewBookImportInput!) {\n    previewBookImport(input: $input) {\n      __typename\n      ... on PreviewBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewBookImport($input: PreviewBookImportInput!) {\n    previewBookImport(input: $input) {\n      __typename\n      ... on PreviewBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartBookImport($input: StartBookImportInput!) {\n    startBookImport(input: $input) {\n      __typename\n      ... on StartBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation StartBookImport($input: StartBookImportInput!) {\n    startBookImport(input: $input) {\n      __typename\n      ... on StartBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBookImport($input: CancelBookImportInput!) {\n    cancelBookImport(input: $input) {\n      __typename\n      ... on CancelBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CancelBookImport($input: CancelBookImportInput!) {\n    cancelBookImport(input: $input) {\n      __typename\n      ... on CancelBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoBookImport($input: UndoBookImportInput!) {\n    undoBookImport(input: $input) {\n      __typename\n      ... on UndoBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UndoBookImport($input: UndoBookImportInput!) {\n    undoBookImport(input: $input) {\n      __typename\n      ... on UndoBookImportPayload {\n        bookImport {\n          ...ImportStatus_bookImport\n          id\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardBookImport($input: DiscardBookImportInput!) {\n    discardBookImport(input: $input) {\n      __typename\n      ... on DiscardBookImportPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardBookImport($input: DiscardBookImportInput!) {\n    discardBookImport(input: $input) {\n      __typename\n      ... on DiscardBookImportPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ImportProgress($id: ID!) {\n    bookImportProgress(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n"): (typeof documents)["\n  subscription ImportProgress($id: ID!) {\n    bookImportProgress(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportStatus($id: ID!) {\n    bookImport(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n"): (typeof documents)["\n  query ImportStatus($id: ID!) {\n    bookImport(id: $id) {\n      id\n      ...ImportStatus_bookImport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportedBooks($id: ID!) {\n    bookImport(id: $id) {\n      id\n      bookEdges(first: 100) {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportedBooks($id: ID!) {\n    bookImport(id: $id) {\n      id\n      bookEdges(first: 100) {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...LatestBooks_book\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadedBooks($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Book {\n        copiesCount\n        availableCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadedBooks($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Book {\n        copiesCount\n        availableCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedBook_book on Book {\n    id\n    databaseId\n    slug\n    ...BookColumns_book\n    ...BookCard_book\n    ...LatestBooks_book\n  }\n"): (typeof documents)["\n  fragment ListedBook_book on Book {\n    id\n    databaseId\n    slug\n    ...BookColumns_book\n    ...BookCard_book\n    ...LatestBooks_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookTableCount($first: Int!, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: $first, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query BookTableCount($first: Int!, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: $first, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookTableLanguages {\n    libraryInfo {\n      bookLanguages\n    }\n  }\n"): (typeof documents)["\n  query BookTableLanguages {\n    libraryInfo {\n      bookLanguages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookRows_bookConnection on BookConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...BookColumns_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment BookRows_bookConnection on BookConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...BookColumns_book\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookTable(\n    $first: Int!\n    $after: String\n    $search: String\n    $withItemCodes: Boolean\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      ...BookRows_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterNames_node\n    }\n  }\n"): (typeof documents)["\n  query BookTable(\n    $first: Int!\n    $after: String\n    $search: String\n    $withItemCodes: Boolean\n    $filter: BookFilter\n    $orderBy: BookOrder\n    $named: [ID!]!\n  ) {\n    books(first: $first, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      ...BookRows_bookConnection\n    }\n    nodes(ids: $named) {\n      ...FilterNames_node\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StockPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n"): (typeof documents)["\n  fragment StockPill_book on Book {\n    id\n    copiesCount\n    availableCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookColumns_book on Book {\n    id\n    databaseId\n    title\n    isbn\n    publishYearText\n    callNumber\n    language\n    updatedAt\n    copiesCount\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    category {\n      id\n      name\n    }\n    publisher {\n      id\n      name\n    }\n    classification {\n      id\n      code\n    }\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    ...BookCover_book\n    ...StockPill_book\n  }\n"): (typeof documents)["\n  fragment BookColumns_book on Book {\n    id\n    databaseId\n    title\n    isbn\n    publishYearText\n    callNumber\n    language\n    updatedAt\n    copiesCount\n    authors {\n      id\n      ...AuthorNames_author\n    }\n    category {\n      id\n      name\n    }\n    publisher {\n      id\n      name\n    }\n    classification {\n      id\n      code\n    }\n    location {\n      id\n      name\n      shelf\n    }\n    source {\n      id\n      name\n    }\n    ...BookCover_book\n    ...StockPill_book\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterNames_node on Node {\n    __typename\n    id\n    ... on Author {\n      databaseId\n      firstName\n      lastName\n      kind\n    }\n    ... on Category {\n      databaseId\n      categoryName: name\n    }\n    ... on Publisher {\n      databaseId\n      publisherName: name\n    }\n    ... on Classification {\n      databaseId\n      code\n      className: name\n    }\n    ... on Location {\n      databaseId\n      locationName: name\n      shelf\n    }\n    ... on Source {\n      databaseId\n      sourceName: name\n    }\n  }\n"): (typeof documents)["\n  fragment FilterNames_node on Node {\n    __typename\n    id\n    ... on Author {\n      databaseId\n      firstName\n      lastName\n      kind\n    }\n    ... on Category {\n      databaseId\n      categoryName: name\n    }\n    ... on Publisher {\n      databaseId\n      publisherName: name\n    }\n    ... on Classification {\n      databaseId\n      code\n      className: name\n    }\n    ... on Location {\n      databaseId\n      locationName: name\n      shelf\n    }\n    ... on Source {\n      databaseId\n      sourceName: name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkDeleteBooks($input: BulkDeleteBooksInput!) {\n    bulkDeleteBooks(input: $input) {\n      __typename\n      ... on BulkDeleteBooksPayload {\n        deletedBookIds\n        binEntryIds\n        outcomes {\n          bookId\n          deleted\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation BulkDeleteBooks($input: BulkDeleteBooksInput!) {\n    bulkDeleteBooks(input: $input) {\n      __typename\n      ... on BulkDeleteBooksPayload {\n        deletedBookIds\n        binEntryIds\n        outcomes {\n          bookId\n          deleted\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkUpdateBooks($input: BulkUpdateBooksInput!) {\n    bulkUpdateBooks(input: $input) {\n      __typename\n      ... on BulkUpdateBooksPayload {\n        books {\n          id\n          ...BookColumns_book\n        }\n        outcomes {\n          bookId\n          changed\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation BulkUpdateBooks($input: BulkUpdateBooksInput!) {\n    bulkUpdateBooks(input: $input) {\n      __typename\n      ... on BulkUpdateBooksPayload {\n        books {\n          id\n          ...BookColumns_book\n        }\n        outcomes {\n          bookId\n          changed\n          error {\n            message\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookTableIds($after: String, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: 100, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        databaseId\n        title\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookTableIds($after: String, $search: String, $withItemCodes: Boolean, $filter: BookFilter, $orderBy: BookOrder) {\n    books(first: 100, after: $after, search: $search, withItemCodes: $withItemCodes, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        databaseId\n        title\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query AuthorsStore {\n        authors(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              firstName\n              lastName\n              kind\n              booksCount\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query AuthorsStore {\n        authors(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              firstName\n              lastName\n              kind\n              booksCount\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PublishersStore {\n        publishers(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query PublishersStore {\n        publishers(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query CategoriesStore {\n        categories(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query CategoriesStore {\n        categories(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query ClassificationsStore {\n        classifications(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              code\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query ClassificationsStore {\n        classifications(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              code\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query LocationsStore {\n        locations(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              shelf\n              booksCount\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query LocationsStore {\n        locations(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              shelf\n              booksCount\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query SourcesStore {\n        sources(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query SourcesStore {\n        sources(first: 50) {\n          totalCount\n          edges {\n            node {\n              id\n              databaseId\n              name\n              booksCount\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecordBooks($id: ID!) {\n    node(id: $id) {\n      id\n      ... on Author {\n        booksCount\n      }\n      ... on Publisher {\n        booksCount\n      }\n      ... on Category {\n        booksCount\n      }\n      ... on Classification {\n        booksCount\n      }\n      ... on Location {\n        booksCount\n      }\n      ... on Source {\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecordBooks($id: ID!) {\n    node(id: $id) {\n      id\n      ... on Author {\n        booksCount\n      }\n      ... on Publisher {\n        booksCount\n      }\n      ... on Category {\n        booksCount\n      }\n      ... on Classification {\n        booksCount\n      }\n      ... on Location {\n        booksCount\n      }\n      ... on Source {\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuthorsOfList on Author {\n    id\n    databaseId\n    firstName\n    lastName\n    kind\n    booksCount\n  }\n"): (typeof documents)["\n  fragment AuthorsOfList on Author {\n    id\n    databaseId\n    firstName\n    lastName\n    kind\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuthorsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: authors(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...AuthorsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuthorsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: authors(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...AuthorsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuthorsSuggestions {\n    suggestions: authorMergeSuggestions {\n      reason\n      records {\n        id\n        ...AuthorsOfList\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuthorsSuggestions {\n    suggestions: authorMergeSuggestions {\n      reason\n      records {\n        id\n        ...AuthorsOfList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAuthor($input: CreateAuthorInput!) {\n    createAuthor(input: $input) {\n      __typename\n      ... on CreateAuthorPayload {\n        edge: authorEdge {\n          cursor\n          node {\n            id\n            ...AuthorsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAuthor($input: CreateAuthorInput!) {\n    createAuthor(input: $input) {\n      __typename\n      ... on CreateAuthorPayload {\n        edge: authorEdge {\n          cursor\n          node {\n            id\n            ...AuthorsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAuthor($input: UpdateAuthorInput!) {\n    updateAuthor(input: $input) {\n      __typename\n      ... on UpdateAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAuthor($input: UpdateAuthorInput!) {\n    updateAuthor(input: $input) {\n      __typename\n      ... on UpdateAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeAuthor($input: MergeAuthorInput!) {\n    mergeAuthor(input: $input) {\n      __typename\n      ... on MergeAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation MergeAuthor($input: MergeAuthorInput!) {\n    mergeAuthor(input: $input) {\n      __typename\n      ... on MergeAuthorPayload {\n        record: author {\n          id\n          ...AuthorsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAuthor($input: DeleteAuthorInput!) {\n    deleteAuthor(input: $input) {\n      __typename\n      ... on DeleteAuthorPayload {\n        deletedId: deletedAuthorId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAuthor($input: DeleteAuthorInput!) {\n    deleteAuthor(input: $input) {\n      __typename\n      ... on DeleteAuthorPayload {\n        deletedId: deletedAuthorId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoriesOfList on Category {\n    id\n    databaseId\n    name\n    booksCount\n  }\n"): (typeof documents)["\n  fragment CategoriesOfList on Category {\n    id\n    databaseId\n    name\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: categories(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CategoriesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query CategoriesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: categories(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...CategoriesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesSuggestions {\n    suggestions: categoryMergeSuggestions {\n      reason\n      records {\n        id\n        ...CategoriesOfList\n      }\n    }\n  }\n"): (typeof documents)["\n  query CategoriesSuggestions {\n    suggestions: categoryMergeSuggestions {\n      reason\n      records {\n        id\n        ...CategoriesOfList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCategory($input: CreateCategoryInput!) {\n    createCategory(input: $input) {\n      __typename\n      ... on CreateCategoryPayload {\n        edge: categoryEdge {\n          cursor\n          node {\n            id\n            ...CategoriesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCategory($input: CreateCategoryInput!) {\n    createCategory(input: $input) {\n      __typename\n      ... on CreateCategoryPayload {\n        edge: categoryEdge {\n          cursor\n          node {\n            id\n            ...CategoriesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      __typename\n      ... on UpdateCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      __typename\n      ... on UpdateCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeCategory($input: MergeCategoryInput!) {\n    mergeCategory(input: $input) {\n      __typename\n      ... on MergeCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation MergeCategory($input: MergeCategoryInput!) {\n    mergeCategory(input: $input) {\n      __typename\n      ... on MergeCategoryPayload {\n        record: category {\n          id\n          ...CategoriesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    deleteCategory(input: $input) {\n      __typename\n      ... on DeleteCategoryPayload {\n        deletedId: deletedCategoryId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCategory($input: DeleteCategoryInput!) {\n    deleteCategory(input: $input) {\n      __typename\n      ... on DeleteCategoryPayload {\n        deletedId: deletedCategoryId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClassificationsOfList on Classification {\n    id\n    databaseId\n    code\n    name\n    booksCount\n  }\n"): (typeof documents)["\n  fragment ClassificationsOfList on Classification {\n    id\n    databaseId\n    code\n    name\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassificationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: classifications(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClassificationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: classifications(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassificationsSuggestions {\n    suggestions: classificationMergeSuggestions {\n      reason\n      records {\n        id\n        ...ClassificationsOfList\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClassificationsSuggestions {\n    suggestions: classificationMergeSuggestions {\n      reason\n      records {\n        id\n        ...ClassificationsOfList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateClassification($input: CreateClassificationInput!) {\n    createClassification(input: $input) {\n      __typename\n      ... on CreateClassificationPayload {\n        edge: classificationEdge {\n          cursor\n          node {\n            id\n            ...ClassificationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreateClassification($input: CreateClassificationInput!) {\n    createClassification(input: $input) {\n      __typename\n      ... on CreateClassificationPayload {\n        edge: classificationEdge {\n          cursor\n          node {\n            id\n            ...ClassificationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateClassification($input: UpdateClassificationInput!) {\n    updateClassification(input: $input) {\n      __typename\n      ... on UpdateClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateClassification($input: UpdateClassificationInput!) {\n    updateClassification(input: $input) {\n      __typename\n      ... on UpdateClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeClassification($input: MergeClassificationInput!) {\n    mergeClassification(input: $input) {\n      __typename\n      ... on MergeClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation MergeClassification($input: MergeClassificationInput!) {\n    mergeClassification(input: $input) {\n      __typename\n      ... on MergeClassificationPayload {\n        record: classification {\n          id\n          ...ClassificationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteClassification($input: DeleteClassificationInput!) {\n    deleteClassification(input: $input) {\n      __typename\n      ... on DeleteClassificationPayload {\n        deletedId: deletedClassificationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteClassification($input: DeleteClassificationInput!) {\n    deleteClassification(input: $input) {\n      __typename\n      ... on DeleteClassificationPayload {\n        deletedId: deletedClassificationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LocationsOfList on Location {\n    id\n    databaseId\n    name\n    shelf\n    booksCount\n  }\n"): (typeof documents)["\n  fragment LocationsOfList on Location {\n    id\n    databaseId\n    name\n    shelf\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: locations(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...LocationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query LocationsList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: locations(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...LocationsOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocationsSuggestions {\n    suggestions: locationMergeSuggestions {\n      reason\n      records {\n        id\n        ...LocationsOfList\n      }\n    }\n  }\n"): (typeof documents)["\n  query LocationsSuggestions {\n    suggestions: locationMergeSuggestions {\n      reason\n      records {\n        id\n        ...LocationsOfList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLocation($input: CreateLocationInput!) {\n    createLocation(input: $input) {\n      __typename\n      ... on CreateLocationPayload {\n        edge: locationEdge {\n          cursor\n          node {\n            id\n            ...LocationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLocation($input: CreateLocationInput!) {\n    createLocation(input: $input) {\n      __typename\n      ... on CreateLocationPayload {\n        edge: locationEdge {\n          cursor\n          node {\n            id\n            ...LocationsOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLocation($input: UpdateLocationInput!) {\n    updateLocation(input: $input) {\n      __typename\n      ... on UpdateLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLocation($input: UpdateLocationInput!) {\n    updateLocation(input: $input) {\n      __typename\n      ... on UpdateLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeLocation($input: MergeLocationInput!) {\n    mergeLocation(input: $input) {\n      __typename\n      ... on MergeLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation MergeLocation($input: MergeLocationInput!) {\n    mergeLocation(input: $input) {\n      __typename\n      ... on MergeLocationPayload {\n        record: location {\n          id\n          ...LocationsOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLocation($input: DeleteLocationInput!) {\n    deleteLocation(input: $input) {\n      __typename\n      ... on DeleteLocationPayload {\n        deletedId: deletedLocationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLocation($input: DeleteLocationInput!) {\n    deleteLocation(input: $input) {\n      __typename\n      ... on DeleteLocationPayload {\n        deletedId: deletedLocationId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublishersOfList on Publisher {\n    id\n    databaseId\n    name\n    booksCount\n  }\n"): (typeof documents)["\n  fragment PublishersOfList on Publisher {\n    id\n    databaseId\n    name\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishersList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: publishers(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PublishersOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublishersList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: publishers(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PublishersOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishersSuggestions {\n    suggestions: publisherMergeSuggestions {\n      reason\n      records {\n        id\n        ...PublishersOfList\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublishersSuggestions {\n    suggestions: publisherMergeSuggestions {\n      reason\n      records {\n        id\n        ...PublishersOfList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePublisher($input: CreatePublisherInput!) {\n    createPublisher(input: $input) {\n      __typename\n      ... on CreatePublisherPayload {\n        edge: publisherEdge {\n          cursor\n          node {\n            id\n            ...PublishersOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePublisher($input: CreatePublisherInput!) {\n    createPublisher(input: $input) {\n      __typename\n      ... on CreatePublisherPayload {\n        edge: publisherEdge {\n          cursor\n          node {\n            id\n            ...PublishersOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePublisher($input: UpdatePublisherInput!) {\n    updatePublisher(input: $input) {\n      __typename\n      ... on UpdatePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePublisher($input: UpdatePublisherInput!) {\n    updatePublisher(input: $input) {\n      __typename\n      ... on UpdatePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergePublisher($input: MergePublisherInput!) {\n    mergePublisher(input: $input) {\n      __typename\n      ... on MergePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation MergePublisher($input: MergePublisherInput!) {\n    mergePublisher(input: $input) {\n      __typename\n      ... on MergePublisherPayload {\n        record: publisher {\n          id\n          ...PublishersOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePublisher($input: DeletePublisherInput!) {\n    deletePublisher(input: $input) {\n      __typename\n      ... on DeletePublisherPayload {\n        deletedId: deletedPublisherId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePublisher($input: DeletePublisherInput!) {\n    deletePublisher(input: $input) {\n      __typename\n      ... on DeletePublisherPayload {\n        deletedId: deletedPublisherId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourcesOfList on Source {\n    id\n    databaseId\n    name\n    booksCount\n  }\n"): (typeof documents)["\n  fragment SourcesOfList on Source {\n    id\n    databaseId\n    name\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourcesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: sources(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...SourcesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourcesList($search: String, $orderBy: ListOrder!, $after: String) {\n    page: sources(search: $search, orderBy: $orderBy, first: 50, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...SourcesOfList\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourcesSuggestions {\n    suggestions: sourceMergeSuggestions {\n      reason\n      records {\n        id\n        ...SourcesOfList\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourcesSuggestions {\n    suggestions: sourceMergeSuggestions {\n      reason\n      records {\n        id\n        ...SourcesOfList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSource($input: CreateSourceInput!) {\n    createSource(input: $input) {\n      __typename\n      ... on CreateSourcePayload {\n        edge: sourceEdge {\n          cursor\n          node {\n            id\n            ...SourcesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSource($input: CreateSourceInput!) {\n    createSource(input: $input) {\n      __typename\n      ... on CreateSourcePayload {\n        edge: sourceEdge {\n          cursor\n          node {\n            id\n            ...SourcesOfList\n          }\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSource($input: UpdateSourceInput!) {\n    updateSource(input: $input) {\n      __typename\n      ... on UpdateSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSource($input: UpdateSourceInput!) {\n    updateSource(input: $input) {\n      __typename\n      ... on UpdateSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeSource($input: MergeSourceInput!) {\n    mergeSource(input: $input) {\n      __typename\n      ... on MergeSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation MergeSource($input: MergeSourceInput!) {\n    mergeSource(input: $input) {\n      __typename\n      ... on MergeSourcePayload {\n        record: source {\n          id\n          ...SourcesOfList\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) {\n      __typename\n      ... on DeleteSourcePayload {\n        deletedId: deletedSourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) {\n      __typename\n      ... on DeleteSourcePayload {\n        deletedId: deletedSourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuthorsToPick($search: String!) {\n    authors(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        firstName\n        lastName\n        kind\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuthorsToPick($search: String!) {\n    authors(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        firstName\n        lastName\n        kind\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishersToPick($search: String!) {\n    publishers(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublishersToPick($search: String!) {\n    publishers(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesToPick($search: String!) {\n    categories(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query CategoriesToPick($search: String!) {\n    categories(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassificationsToPick($search: String!) {\n    classifications(search: $search, first: 20) {\n      nodes {\n        id\n        code\n        name\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClassificationsToPick($search: String!) {\n    classifications(search: $search, first: 20) {\n      nodes {\n        id\n        code\n        name\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocationsToPick($search: String!) {\n    locations(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        shelf\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query LocationsToPick($search: String!) {\n    locations(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        shelf\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourcesToPick($search: String!) {\n    sources(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourcesToPick($search: String!) {\n    sources(search: $search, first: 20, orderBy: MOST_BOOKS) {\n      nodes {\n        id\n        name\n        booksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClassBranch_classificationBranch on ClassificationBranch {\n    key\n    code\n    name\n    booksCount\n    classesCount\n    hasBranches\n    classifications {\n      id\n      databaseId\n      code\n      name\n      booksCount\n    }\n  }\n"): (typeof documents)["\n  fragment ClassBranch_classificationBranch on ClassificationBranch {\n    key\n    code\n    name\n    booksCount\n    classesCount\n    hasBranches\n    classifications {\n      id\n      databaseId\n      code\n      name\n      booksCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassTree($parent: String) {\n    classificationTree(parent: $parent) {\n      key\n      ...ClassBranch_classificationBranch\n    }\n  }\n"): (typeof documents)["\n  query ClassTree($parent: String) {\n    classificationTree(parent: $parent) {\n      key\n      ...ClassBranch_classificationBranch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EResourceList_eResource on EResource {\n    id\n    label\n    ...EResourceRow_eResource\n  }\n"): (typeof documents)["\n  fragment EResourceList_eResource on EResource {\n    id\n    label\n    ...EResourceRow_eResource\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EResourceRow_eResource on EResource {\n    id\n    label\n    url\n    description\n    position\n    active\n  }\n"): (typeof documents)["\n  fragment EResourceRow_eResource on EResource {\n    id\n    label\n    url\n    description\n    position\n    active\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EResources {\n    eResources(first: 100) {\n      totalCount\n      nodes {\n        id\n        ...EResourceList_eResource\n      }\n    }\n  }\n"): (typeof documents)["\n  query EResources {\n    eResources(first: 100) {\n      totalCount\n      nodes {\n        id\n        ...EResourceList_eResource\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEResource($input: CreateEResourceInput!) {\n    createEResource(input: $input) {\n      __typename\n      ... on CreateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEResource($input: CreateEResourceInput!) {\n    createEResource(input: $input) {\n      __typename\n      ... on CreateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEResource($input: UpdateEResourceInput!) {\n    updateEResource(input: $input) {\n      __typename\n      ... on UpdateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEResource($input: UpdateEResourceInput!) {\n    updateEResource(input: $input) {\n      __typename\n      ... on UpdateEResourcePayload {\n        eResource {\n          id\n          ...EResourceRow_eResource\n          ...EResourceLinks_eResource\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEResource($input: DeleteEResourceInput!) {\n    deleteEResource(input: $input) {\n      __typename\n      ... on DeleteEResourcePayload {\n        deletedEResourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteEResource($input: DeleteEResourceInput!) {\n    deleteEResource(input: $input) {\n      __typename\n      ... on DeleteEResourcePayload {\n        deletedEResourceId\n        binEntryIds\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CoverFan_category on Category {\n    id\n    books(first: 2) {\n      nodes {\n        id\n        ...BookCover_book\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CoverFan_category on Category {\n    id\n    books(first: 2) {\n      nodes {\n        id\n        ...BookCover_book\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hero_libraryInfo on LibraryInfo {\n    name\n    books\n  }\n"): (typeof documents)["\n  fragment Hero_libraryInfo on LibraryInfo {\n    name\n    books\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    libraryInfo {\n      ...Hero_libraryInfo\n      ...Statistics_libraryInfo\n    }\n    popularCategories(first: 4) {\n      id\n      ...PopularCategories_category\n      ...CoverFan_category\n    }\n    books(first: 4, orderBy: { field: NEWEST }) {\n      edges {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...BookCover_book\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomePage {\n    libraryInfo {\n      ...Hero_libraryInfo\n      ...Statistics_libraryInfo\n    }\n    popularCategories(first: 4) {\n      id\n      ...PopularCategories_category\n      ...CoverFan_category\n    }\n    books(first: 4, orderBy: { field: NEWEST }) {\n      edges {\n        cursor\n        node {\n          id\n          ...BookCard_book\n          ...BookCover_book\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PopularCategories_category on Category {\n    id\n    name\n    booksCount\n  }\n"): (typeof documents)["\n  fragment PopularCategories_category on Category {\n    id\n    name\n    booksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Statistics_libraryInfo on LibraryInfo {\n    books\n    students\n    borrowings\n    visitsThisMonth\n  }\n"): (typeof documents)["\n  fragment Statistics_libraryInfo on LibraryInfo {\n    books\n    students\n    borrowings\n    visitsThisMonth\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Footer_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Footer_settings on SettingsInfo {\n    openingHours {\n      weekday\n      hours {\n        opens\n        closes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Layout {\n    libraryInfo {\n      name\n      timeZone\n    }\n    settings {\n      ...Footer_settings\n    }\n    eResources(first: 50) {\n      nodes {\n        id\n        ...EResourceLinks_eResource\n      }\n    }\n  }\n"): (typeof documents)["\n  query Layout {\n    libraryInfo {\n      name\n      timeZone\n    }\n    settings {\n      ...Footer_settings\n    }\n    eResources(first: 50) {\n      nodes {\n        id\n        ...EResourceLinks_eResource\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EResourceLinks_eResource on EResource {\n    id\n    label\n    url\n    active\n  }\n"): (typeof documents)["\n  fragment EResourceLinks_eResource on EResource {\n    id\n    label\n    url\n    active\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardFace_student on Student {\n    id\n    nis\n    name\n    className\n    status\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment CardFace_student on Student {\n    id\n    nis\n    name\n    className\n    status\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberCard_student on Student {\n    id\n    nis\n    name\n    ...CardFace_student\n  }\n"): (typeof documents)["\n  fragment MemberCard_student on Student {\n    id\n    nis\n    name\n    ...CardFace_student\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      __typename\n      ... on LoginPayload {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      __typename\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout {\n      __typename\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Viewer_user on User {\n    id\n    databaseId\n    username\n    role\n  }\n"): (typeof documents)["\n  fragment Viewer_user on User {\n    id\n    databaseId\n    username\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProfile {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n    }\n  }\n"): (typeof documents)["\n  query AdminProfile {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnPhoto_student on Student {\n    id\n    photo\n    ...StudentPhoto_student\n  }\n"): (typeof documents)["\n  fragment OwnPhoto_student on Student {\n    id\n    photo\n    ...StudentPhoto_student\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentPhoto_student on Student {\n    id\n    name\n    photo\n    photoSrcSet\n  }\n"): (typeof documents)["\n  fragment StudentPhoto_student on Student {\n    id\n    name\n    photo\n    photoSrcSet\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserIdentity_user on User {\n    id\n    username\n    name\n    student {\n      id\n      nisn\n      major\n      academicYear\n      status\n      ...OwnPhoto_student\n    }\n  }\n"): (typeof documents)["\n  fragment UserIdentity_user on User {\n    id\n    username\n    name\n    student {\n      id\n      nisn\n      major\n      academicYear\n      status\n      ...OwnPhoto_student\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserInfoForm_user on User {\n    id\n    username\n    name\n    email\n    phone\n    student {\n      id\n      address\n    }\n  }\n"): (typeof documents)["\n  fragment UserInfoForm_user on User {\n    id\n    username\n    name\n    email\n    phone\n    student {\n      id\n      address\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserInfoPage {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n      student {\n        id\n        ...MemberCard_student\n      }\n    }\n  }\n"): (typeof documents)["\n  query UserInfoPage {\n    viewer {\n      id\n      username\n      ...UserIdentity_user\n      ...UserInfoForm_user\n      student {\n        id\n        ...MemberCard_student\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        message\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMyPhoto {\n    deleteMyPhoto {\n      __typename\n      ... on DeleteMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMyPhoto {\n    deleteMyPhoto {\n      __typename\n      ... on DeleteMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserInfo($input: UpdateUserInfoInput!) {\n    updateUserInfo(input: $input) {\n      __typename\n      ... on UpdateUserInfoPayload {\n        user {\n          id\n          ...Viewer_user\n          ...UserIdentity_user\n          ...UserInfoForm_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUserInfo($input: UpdateUserInfoInput!) {\n    updateUserInfo(input: $input) {\n      __typename\n      ... on UpdateUserInfoPayload {\n        user {\n          id\n          ...Viewer_user\n          ...UserIdentity_user\n          ...UserInfoForm_user\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadMyPhoto($input: UploadMyPhotoInput!) {\n    uploadMyPhoto(input: $input) {\n      __typename\n      ... on UploadMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation UploadMyPhoto($input: UploadMyPhotoInput!) {\n    uploadMyPhoto(input: $input) {\n      __typename\n      ... on UploadMyPhotoPayload {\n        student {\n          id\n          ...StudentPhoto_student\n        }\n      }\n      ...OperationResult_userError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyVisits($first: Int!, $after: String) {\n    myVisits(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...VisitRow_visit\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyVisits($first: Int!, $after: String) {\n    myVisits(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...VisitRow_visit\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VisitRow_visit on Visit {\n    id\n    purpose\n    visitedAt\n  }\n"): (typeof documents)["\n  fragment VisitRow_visit on Visit {\n    id\n    purpose\n    visitedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      __typename\n      ... on RecordVisitPayload {\n        greeting\n        counted\n      }\n      ...OperationResult_userError\n    }\n  }\n"): (typeof documents)["\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      __typename\n      ... on RecordVisitPayload {\n        greeting\n        counted\n      }\n      ...OperationResult_userError\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;