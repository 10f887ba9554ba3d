
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
    "CreateBlogPostResult": [
      "CreateBlogPostPayload",
      "ValidationError"
    ],
    "DeleteBlogPostResult": [
      "DeleteBlogPostPayload",
      "NotFoundError"
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
      "BlogPost",
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
    "UpdateBlogPostResult": [
      "NotFoundError",
      "UpdateBlogPostPayload",
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
    "CreateBlogPostResult": [
      "CreateBlogPostPayload",
      "ValidationError"
    ],
    "DeleteBlogPostResult": [
      "DeleteBlogPostPayload",
      "NotFoundError"
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
      "BlogPost",
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
    "UpdateBlogPostResult": [
      "NotFoundError",
      "UpdateBlogPostPayload",
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
    