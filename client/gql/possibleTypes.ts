export default {
  "possibleTypes": {
    "Node": [
      "AccessToken",
      "AuditEntry",
      "Author",
      "BinEntry",
      "BlogPost",
      "Book",
      "BookImport",
      "BookImportRow",
      "Borrowing",
      "Category",
      "ClassSet",
      "Classification",
      "ClearanceLetter",
      "Copy",
      "CoverImport",
      "EResource",
      "Fine",
      "LedgerEntry",
      "LoanRule",
      "Location",
      "NoticeMessage",
      "OpenSession",
      "Publisher",
      "Reservation",
      "Source",
      "Student",
      "StudentImport",
      "StudentPromotion",
      "Subject",
      "UnmetSearch",
      "User",
      "Visit"
    ],
    "UserError": [
      "ConflictError",
      "CredentialsError",
      "FileRefusedError",
      "LendingRefusal",
      "NotFoundError",
      "ThrottledError",
      "ValidationError"
    ]
  }
};
