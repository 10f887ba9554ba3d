
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
    "DeleteBookResult": [
      "ConflictError",
      "DeleteBookPayload",
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
    "DeleteBookResult": [
      "ConflictError",
      "DeleteBookPayload",
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
    