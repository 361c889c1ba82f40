import { isAbsolute } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

const configured = env.get('STORAGE_PATH')

/** Folder of the embedded databases, pictures and outbox files (absolute). */
export const storagePath = configured
  ? isAbsolute(configured)
    ? configured
    : app.makePath(configured)
  : app.makePath('storage')
