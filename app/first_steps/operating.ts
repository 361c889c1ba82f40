import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { LAST_BACKUP_NOTE } from '#app/files/last_backup_note'
import { storagePath } from '#config/storage'
import env from '#start/env'
import { registerFirstSteps } from './first_steps.js'

/** Drivers that send nothing: files and silence are for trying the shop out. */
const NOT_SENDING: (string | undefined)[] = [undefined, 'file', 'fake', 'none']

registerFirstSteps(
  {
    name: 'messages',
    isDone: async () =>
      ![env.get('SMS_DRIVER'), env.get('MAIL_DRIVER')].some((one) => NOT_SENDING.includes(one)),
  },
  { name: 'code_keys', isDone: async () => env.get('CODE_KEYS_BACKED_UP') === true },
  {
    name: 'backup',
    isDone: () =>
      access(join(storagePath, LAST_BACKUP_NOTE)).then(
        () => true,
        () => false
      ),
  }
)
