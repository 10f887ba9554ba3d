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
      "Category",
      "Classification",
      "Copy",
      "CoverImport",
      "EResource",
      "Location",
      "OpenSession",
      "Publisher",
      "Source",
      "Student",
      "StudentImport",
      "StudentPromotion",
      "Subject",
      "User",
      "Visit"
    ],
    "UserError": [
      "ConflictError",
      "CredentialsError",
      "FileRefusedError",
      "NotFoundError",
      "ThrottledError",
      "ValidationError"
    ]
  }
};
