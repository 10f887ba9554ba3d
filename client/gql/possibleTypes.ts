
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "BulkDeleteBooksResult": [
      "BulkDeleteBooksPayload",
      "ConflictError",
      "NotFoundError",
      "ValidationError"
    ],
    "CreateBookResult": [
      "ConflictError",
      "CreateBookPayload",
      "ValidationError"
    ],
    "CreateCopiesResult": [
      "ConflictError",
      "CreateCopiesPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteBookResult": [
      "ConflictError",
      "DeleteBookPayload",
      "NotFoundError"
    ],
    "DeleteCopyResult": [
      "ConflictError",
      "DeleteCopyPayload",
      "NotFoundError"
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
      "User"
    ],
    "UpdateBookResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateBookPayload",
      "ValidationError"
    ],
    "UpdateCopyResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCopyPayload",
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
    "BulkDeleteBooksResult": [
      "BulkDeleteBooksPayload",
      "ConflictError",
      "NotFoundError",
      "ValidationError"
    ],
    "CreateBookResult": [
      "ConflictError",
      "CreateBookPayload",
      "ValidationError"
    ],
    "CreateCopiesResult": [
      "ConflictError",
      "CreateCopiesPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteBookResult": [
      "ConflictError",
      "DeleteBookPayload",
      "NotFoundError"
    ],
    "DeleteCopyResult": [
      "ConflictError",
      "DeleteCopyPayload",
      "NotFoundError"
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
      "User"
    ],
    "UpdateBookResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateBookPayload",
      "ValidationError"
    ],
    "UpdateCopyResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCopyPayload",
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
    