/** Stays in STORAGE_PATH when a copy was finished, and is no part of a copy. */
export const LAST_BACKUP_NOTE = 'last_backup.json'
