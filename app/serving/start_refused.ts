/** What must be mended before the shop can serve; the message is one sentence that says how. */
export class StartRefused extends Error {
  code = 'E_START_REFUSED'
}

/** What such a sentence begins with, by which the start scripts find it. */
const BEGINNING = 'Not started: '

/**
 * The sentence for an error that a wrong installation explains; nothing for any other error, whose
 * stack somebody needs.
 */
export function sentenceOf(error: unknown): string | undefined {
  const { code, message, help } = error as { code?: string; message: string; help?: string }
  // The framework lists the variables of the environment that it refuses.
  if (code === 'E_INVALID_ENV_VARIABLES' && help)
    return BEGINNING + help.replace(/^- /, '').replaceAll('\n- ', '; ')
  if (code === 'E_START_REFUSED' || code === 'E_SECOND_SERVER') return BEGINNING + message
}

const REMEDIES: Record<string, string> = {
  EACCES: 'may not be written by this user: give it to the user of the shop, or set STORAGE_PATH',
  EPERM: 'may not be written by this user: give it to the user of the shop, or set STORAGE_PATH',
  EROFS: 'lies on a file system that is mounted read-only: mount it writable, or set STORAGE_PATH',
  ENOSPC: 'lies on a full disk: free some space, or move it and set STORAGE_PATH',
  EDQUOT: 'lies on a full disk: free some space, or move it and set STORAGE_PATH',
  ENOTDIR: 'is no folder: move away what is in its place, or set STORAGE_PATH',
  EEXIST: 'is no folder: move away what is in its place, or set STORAGE_PATH',
}

/** What is wrong with a storage folder where making it or writing into it failed so. */
export function storageRefusal(path: string, error: unknown): StartRefused {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new StartRefused(`STORAGE_PATH ${path} ${REMEDIES[code] ?? `fails: ${message}`}`)
}
