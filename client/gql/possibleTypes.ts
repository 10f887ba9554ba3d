
      export type PossibleTypesResultData = {
  "possibleTypes": {
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
    