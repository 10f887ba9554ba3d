
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "DeleteBookFileResult": [
      "DeleteBookFilePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "ImportBooksResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportBooksPayload",
      "ValidationError"
    ],
    "LoginResult": [
      "CredentialsError",
      "LoginPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "Node": [
      "Author",
      "Book",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Subject",
      "User",
      "Visit"
    ],
    "RecordVisitResult": [
      "NotFoundError",
      "RecordVisitPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "UploadBookCoverResult": [
      "FileRefusedError",
      "NotFoundError",
      "UploadBookCoverPayload",
      "ValidationError"
    ],
    "UploadBookFileResult": [
      "FileRefusedError",
      "NotFoundError",
      "UploadBookFilePayload",
      "ValidationError"
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
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "DeleteBookFileResult": [
      "DeleteBookFilePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "ImportBooksResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportBooksPayload",
      "ValidationError"
    ],
    "LoginResult": [
      "CredentialsError",
      "LoginPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "Node": [
      "Author",
      "Book",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Subject",
      "User",
      "Visit"
    ],
    "RecordVisitResult": [
      "NotFoundError",
      "RecordVisitPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "UploadBookCoverResult": [
      "FileRefusedError",
      "NotFoundError",
      "UploadBookCoverPayload",
      "ValidationError"
    ],
    "UploadBookFileResult": [
      "FileRefusedError",
      "NotFoundError",
      "UploadBookFilePayload",
      "ValidationError"
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
      export default result;
    