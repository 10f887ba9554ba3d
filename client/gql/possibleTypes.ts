
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
    "CreateStudentResult": [
      "ConflictError",
      "CreateStudentPayload",
      "ValidationError"
    ],
    "DeleteBookFileResult": [
      "DeleteBookFilePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteStudentResult": [
      "ConflictError",
      "DeleteStudentPayload",
      "NotFoundError"
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
    "UpdateStudentResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateStudentPayload",
      "ValidationError"
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
    "CreateStudentResult": [
      "ConflictError",
      "CreateStudentPayload",
      "ValidationError"
    ],
    "DeleteBookFileResult": [
      "DeleteBookFilePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteStudentResult": [
      "ConflictError",
      "DeleteStudentPayload",
      "NotFoundError"
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
    "UpdateStudentResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateStudentPayload",
      "ValidationError"
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
    