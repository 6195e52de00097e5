/** Request bodies are limited to 64 KiB. */
export const MAX_FILE_BYTES = 60_000;
export const MAX_IMPORTED_AT_ONCE = 500;
export const MAX_SOURCE_LENGTH = 60;
export const MAX_AUTHOR_LENGTH = 60;
