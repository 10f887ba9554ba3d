
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "ChangePasswordPayload",
      "ConflictError",
      "ThrottledError",
      "ValidationError"
    ],
    "CreateAccessTokenResult": [
      "ConflictError",
      "CreateAccessTokenPayload",
      "ValidationError"
    ],
    "DeleteBookFileResult": [
      "DeleteBookFilePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "LoginResult": [
      "CredentialsError",
      "LoginPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "Node": [
      "AccessToken",
      "Author",
      "Book",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Student",
      "Subject",
      "User"
    ],
    "RevokeAccessTokenResult": [
      "NotFoundError",
      "RevokeAccessTokenPayload"
    ],
    "UpdateUserInfoResult": [
      "ConflictError",
      "UpdateUserInfoPayload",
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
    "ChangePasswordResult": [
      "ChangePasswordPayload",
      "ConflictError",
      "ThrottledError",
      "ValidationError"
    ],
    "CreateAccessTokenResult": [
      "ConflictError",
      "CreateAccessTokenPayload",
      "ValidationError"
    ],
    "DeleteBookFileResult": [
      "DeleteBookFilePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "LoginResult": [
      "CredentialsError",
      "LoginPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "Node": [
      "AccessToken",
      "Author",
      "Book",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Student",
      "Subject",
      "User"
    ],
    "RevokeAccessTokenResult": [
      "NotFoundError",
      "RevokeAccessTokenPayload"
    ],
    "UpdateUserInfoResult": [
      "ConflictError",
      "UpdateUserInfoPayload",
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
    