
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ActivateAccountResult": [
      "ActivateAccountPayload",
      "ConflictError",
      "CredentialsError",
      "ThrottledError",
      "ValidationError"
    ],
    "BulkDeleteBooksResult": [
      "BulkDeleteBooksPayload",
      "ConflictError",
      "NotFoundError",
      "ValidationError"
    ],
    "BulkUpdateBooksResult": [
      "BulkUpdateBooksPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "CancelBookImportResult": [
      "CancelBookImportPayload",
      "ConflictError",
      "NotFoundError"
    ],
    "ChangePasswordResult": [
      "ChangePasswordPayload",
      "ConflictError",
      "ThrottledError",
      "ValidationError"
    ],
    "ConfigureBookImportResult": [
      "ConfigureBookImportPayload",
      "ConflictError",
      "NotFoundError",
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
    "CreateAuthorResult": [
      "ConflictError",
      "CreateAuthorPayload",
      "ValidationError"
    ],
    "CreateBlogPostResult": [
      "CreateBlogPostPayload",
      "ValidationError"
    ],
    "CreateBookResult": [
      "ConflictError",
      "CreateBookPayload",
      "ValidationError"
    ],
    "CreateCategoryResult": [
      "ConflictError",
      "CreateCategoryPayload",
      "ValidationError"
    ],
    "CreateClassificationResult": [
      "ConflictError",
      "CreateClassificationPayload",
      "ValidationError"
    ],
    "CreateCopiesResult": [
      "ConflictError",
      "CreateCopiesPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "CreateEResourceResult": [
      "CreateEResourcePayload",
      "ValidationError"
    ],
    "CreateLocationResult": [
      "ConflictError",
      "CreateLocationPayload",
      "ValidationError"
    ],
    "CreatePublisherResult": [
      "ConflictError",
      "CreatePublisherPayload",
      "ValidationError"
    ],
    "CreateSourceResult": [
      "ConflictError",
      "CreateSourcePayload",
      "ValidationError"
    ],
    "CreateStudentResult": [
      "ConflictError",
      "CreateStudentPayload",
      "ValidationError"
    ],
    "DeleteAuthorResult": [
      "ConflictError",
      "DeleteAuthorPayload",
      "NotFoundError",
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
    "DeleteBookResult": [
      "ConflictError",
      "DeleteBookPayload",
      "NotFoundError"
    ],
    "DeleteCategoryResult": [
      "ConflictError",
      "DeleteCategoryPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteClassificationResult": [
      "ConflictError",
      "DeleteClassificationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteCopyResult": [
      "ConflictError",
      "DeleteCopyPayload",
      "NotFoundError"
    ],
    "DeleteEResourceResult": [
      "DeleteEResourcePayload",
      "NotFoundError"
    ],
    "DeleteLocationResult": [
      "ConflictError",
      "DeleteLocationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteMyPhotoResult": [
      "DeleteMyPhotoPayload",
      "NotFoundError"
    ],
    "DeletePublisherResult": [
      "ConflictError",
      "DeletePublisherPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteSourceResult": [
      "ConflictError",
      "DeleteSourcePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteStudentPhotoResult": [
      "DeleteStudentPhotoPayload",
      "NotFoundError"
    ],
    "DeleteStudentResult": [
      "ConflictError",
      "DeleteStudentPayload",
      "NotFoundError"
    ],
    "DiscardBookImportResult": [
      "ConflictError",
      "DiscardBookImportPayload",
      "NotFoundError"
    ],
    "ImportBooksResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportBooksPayload",
      "ValidationError"
    ],
    "ImportStudentsResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportStudentsPayload",
      "ValidationError"
    ],
    "KeepAuthorApartResult": [
      "KeepAuthorApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepCategoryApartResult": [
      "KeepCategoryApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepClassificationApartResult": [
      "KeepClassificationApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepLocationApartResult": [
      "KeepLocationApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepPublisherApartResult": [
      "KeepPublisherApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepSourceApartResult": [
      "KeepSourceApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "LoginResult": [
      "CredentialsError",
      "LoginPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "MergeAuthorResult": [
      "MergeAuthorPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeCategoryResult": [
      "MergeCategoryPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeClassificationResult": [
      "MergeClassificationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeLocationResult": [
      "MergeLocationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergePublisherResult": [
      "MergePublisherPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeSourceResult": [
      "MergeSourcePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "Node": [
      "AccessToken",
      "AuditEntry",
      "Author",
      "BinEntry",
      "BlogPost",
      "Book",
      "BookImport",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Student",
      "Subject",
      "User",
      "Visit"
    ],
    "PreviewBookImportResult": [
      "ConflictError",
      "NotFoundError",
      "PreviewBookImportPayload"
    ],
    "PurgeFromBinResult": [
      "NotFoundError",
      "PurgeFromBinPayload",
      "ValidationError"
    ],
    "RecordVisitResult": [
      "NotFoundError",
      "RecordVisitPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "RestoreFromBinResult": [
      "ConflictError",
      "NotFoundError",
      "RestoreFromBinPayload",
      "ValidationError"
    ],
    "RevokeAccessTokenResult": [
      "NotFoundError",
      "RevokeAccessTokenPayload"
    ],
    "StartBookImportResult": [
      "ConflictError",
      "NotFoundError",
      "StartBookImportPayload"
    ],
    "UndoBookImportResult": [
      "ConflictError",
      "NotFoundError",
      "UndoBookImportPayload"
    ],
    "UpdateAuthorResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateAuthorPayload",
      "ValidationError"
    ],
    "UpdateBlogPostResult": [
      "NotFoundError",
      "UpdateBlogPostPayload",
      "ValidationError"
    ],
    "UpdateBookResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateBookPayload",
      "ValidationError"
    ],
    "UpdateCategoryResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCategoryPayload",
      "ValidationError"
    ],
    "UpdateClassificationResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateClassificationPayload",
      "ValidationError"
    ],
    "UpdateCopiesResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCopiesPayload",
      "ValidationError"
    ],
    "UpdateCopyResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCopyPayload",
      "ValidationError"
    ],
    "UpdateEResourceResult": [
      "NotFoundError",
      "UpdateEResourcePayload",
      "ValidationError"
    ],
    "UpdateLocationResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateLocationPayload",
      "ValidationError"
    ],
    "UpdatePublisherResult": [
      "ConflictError",
      "NotFoundError",
      "UpdatePublisherPayload",
      "ValidationError"
    ],
    "UpdateSettingsResult": [
      "UpdateSettingsPayload",
      "ValidationError"
    ],
    "UpdateSourceResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateSourcePayload",
      "ValidationError"
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
    "UploadBlogPostCoverResult": [
      "FileRefusedError",
      "NotFoundError",
      "UploadBlogPostCoverPayload",
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
    "UploadBookImportResult": [
      "ConflictError",
      "FileRefusedError",
      "UploadBookImportPayload",
      "ValidationError"
    ],
    "UploadMyPhotoResult": [
      "ConflictError",
      "FileRefusedError",
      "ThrottledError",
      "UploadMyPhotoPayload",
      "ValidationError"
    ],
    "UploadStudentPhotoResult": [
      "ConflictError",
      "FileRefusedError",
      "NotFoundError",
      "UploadStudentPhotoPayload",
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
    "BulkDeleteBooksResult": [
      "BulkDeleteBooksPayload",
      "ConflictError",
      "NotFoundError",
      "ValidationError"
    ],
    "BulkUpdateBooksResult": [
      "BulkUpdateBooksPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "CancelBookImportResult": [
      "CancelBookImportPayload",
      "ConflictError",
      "NotFoundError"
    ],
    "ChangePasswordResult": [
      "ChangePasswordPayload",
      "ConflictError",
      "ThrottledError",
      "ValidationError"
    ],
    "ConfigureBookImportResult": [
      "ConfigureBookImportPayload",
      "ConflictError",
      "NotFoundError",
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
    "CreateAuthorResult": [
      "ConflictError",
      "CreateAuthorPayload",
      "ValidationError"
    ],
    "CreateBlogPostResult": [
      "CreateBlogPostPayload",
      "ValidationError"
    ],
    "CreateBookResult": [
      "ConflictError",
      "CreateBookPayload",
      "ValidationError"
    ],
    "CreateCategoryResult": [
      "ConflictError",
      "CreateCategoryPayload",
      "ValidationError"
    ],
    "CreateClassificationResult": [
      "ConflictError",
      "CreateClassificationPayload",
      "ValidationError"
    ],
    "CreateCopiesResult": [
      "ConflictError",
      "CreateCopiesPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "CreateEResourceResult": [
      "CreateEResourcePayload",
      "ValidationError"
    ],
    "CreateLocationResult": [
      "ConflictError",
      "CreateLocationPayload",
      "ValidationError"
    ],
    "CreatePublisherResult": [
      "ConflictError",
      "CreatePublisherPayload",
      "ValidationError"
    ],
    "CreateSourceResult": [
      "ConflictError",
      "CreateSourcePayload",
      "ValidationError"
    ],
    "CreateStudentResult": [
      "ConflictError",
      "CreateStudentPayload",
      "ValidationError"
    ],
    "DeleteAuthorResult": [
      "ConflictError",
      "DeleteAuthorPayload",
      "NotFoundError",
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
    "DeleteBookResult": [
      "ConflictError",
      "DeleteBookPayload",
      "NotFoundError"
    ],
    "DeleteCategoryResult": [
      "ConflictError",
      "DeleteCategoryPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteClassificationResult": [
      "ConflictError",
      "DeleteClassificationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteCopyResult": [
      "ConflictError",
      "DeleteCopyPayload",
      "NotFoundError"
    ],
    "DeleteEResourceResult": [
      "DeleteEResourcePayload",
      "NotFoundError"
    ],
    "DeleteLocationResult": [
      "ConflictError",
      "DeleteLocationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteMyPhotoResult": [
      "DeleteMyPhotoPayload",
      "NotFoundError"
    ],
    "DeletePublisherResult": [
      "ConflictError",
      "DeletePublisherPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteSourceResult": [
      "ConflictError",
      "DeleteSourcePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteStudentPhotoResult": [
      "DeleteStudentPhotoPayload",
      "NotFoundError"
    ],
    "DeleteStudentResult": [
      "ConflictError",
      "DeleteStudentPayload",
      "NotFoundError"
    ],
    "DiscardBookImportResult": [
      "ConflictError",
      "DiscardBookImportPayload",
      "NotFoundError"
    ],
    "ImportBooksResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportBooksPayload",
      "ValidationError"
    ],
    "ImportStudentsResult": [
      "ConflictError",
      "FileRefusedError",
      "ImportStudentsPayload",
      "ValidationError"
    ],
    "KeepAuthorApartResult": [
      "KeepAuthorApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepCategoryApartResult": [
      "KeepCategoryApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepClassificationApartResult": [
      "KeepClassificationApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepLocationApartResult": [
      "KeepLocationApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepPublisherApartResult": [
      "KeepPublisherApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "KeepSourceApartResult": [
      "KeepSourceApartPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "LoginResult": [
      "CredentialsError",
      "LoginPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "MergeAuthorResult": [
      "MergeAuthorPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeCategoryResult": [
      "MergeCategoryPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeClassificationResult": [
      "MergeClassificationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeLocationResult": [
      "MergeLocationPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergePublisherResult": [
      "MergePublisherPayload",
      "NotFoundError",
      "ValidationError"
    ],
    "MergeSourceResult": [
      "MergeSourcePayload",
      "NotFoundError",
      "ValidationError"
    ],
    "Node": [
      "AccessToken",
      "AuditEntry",
      "Author",
      "BinEntry",
      "BlogPost",
      "Book",
      "BookImport",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Student",
      "Subject",
      "User",
      "Visit"
    ],
    "PreviewBookImportResult": [
      "ConflictError",
      "NotFoundError",
      "PreviewBookImportPayload"
    ],
    "PurgeFromBinResult": [
      "NotFoundError",
      "PurgeFromBinPayload",
      "ValidationError"
    ],
    "RecordVisitResult": [
      "NotFoundError",
      "RecordVisitPayload",
      "ThrottledError",
      "ValidationError"
    ],
    "RestoreFromBinResult": [
      "ConflictError",
      "NotFoundError",
      "RestoreFromBinPayload",
      "ValidationError"
    ],
    "RevokeAccessTokenResult": [
      "NotFoundError",
      "RevokeAccessTokenPayload"
    ],
    "StartBookImportResult": [
      "ConflictError",
      "NotFoundError",
      "StartBookImportPayload"
    ],
    "UndoBookImportResult": [
      "ConflictError",
      "NotFoundError",
      "UndoBookImportPayload"
    ],
    "UpdateAuthorResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateAuthorPayload",
      "ValidationError"
    ],
    "UpdateBlogPostResult": [
      "NotFoundError",
      "UpdateBlogPostPayload",
      "ValidationError"
    ],
    "UpdateBookResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateBookPayload",
      "ValidationError"
    ],
    "UpdateCategoryResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCategoryPayload",
      "ValidationError"
    ],
    "UpdateClassificationResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateClassificationPayload",
      "ValidationError"
    ],
    "UpdateCopiesResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCopiesPayload",
      "ValidationError"
    ],
    "UpdateCopyResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateCopyPayload",
      "ValidationError"
    ],
    "UpdateEResourceResult": [
      "NotFoundError",
      "UpdateEResourcePayload",
      "ValidationError"
    ],
    "UpdateLocationResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateLocationPayload",
      "ValidationError"
    ],
    "UpdatePublisherResult": [
      "ConflictError",
      "NotFoundError",
      "UpdatePublisherPayload",
      "ValidationError"
    ],
    "UpdateSettingsResult": [
      "UpdateSettingsPayload",
      "ValidationError"
    ],
    "UpdateSourceResult": [
      "ConflictError",
      "NotFoundError",
      "UpdateSourcePayload",
      "ValidationError"
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
    "UploadBlogPostCoverResult": [
      "FileRefusedError",
      "NotFoundError",
      "UploadBlogPostCoverPayload",
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
    "UploadBookImportResult": [
      "ConflictError",
      "FileRefusedError",
      "UploadBookImportPayload",
      "ValidationError"
    ],
    "UploadMyPhotoResult": [
      "ConflictError",
      "FileRefusedError",
      "ThrottledError",
      "UploadMyPhotoPayload",
      "ValidationError"
    ],
    "UploadStudentPhotoResult": [
      "ConflictError",
      "FileRefusedError",
      "NotFoundError",
      "UploadStudentPhotoPayload",
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
    