
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ActivateAccountResult": [
      "ActivateAccountPayload",
      "ConflictError",
      "CredentialsError",
      "ThrottledError",
      "ValidationError"
    ],
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
    "CreateActivationCodeResult": [
      "ConflictError",
      "CreateActivationCodePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "CreateActivationCodesResult": [
      "CreateActivationCodesPayload",
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
    "ImportStudentsResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportStudentsPayload",
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
    "ActivateAccountResult": [
      "ActivateAccountPayload",
      "ConflictError",
      "CredentialsError",
      "ThrottledError",
      "ValidationError"
    ],
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
    "CreateActivationCodeResult": [
      "ConflictError",
      "CreateActivationCodePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "CreateActivationCodesResult": [
      "CreateActivationCodesPayload",
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
    "ImportStudentsResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportStudentsPayload",
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
    