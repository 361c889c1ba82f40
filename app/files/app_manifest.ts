import { settings } from '#app/settings/settings'
import { contentTypeOf } from './content_types.js'
import { fileOf, type ServedFile } from './served_file.js'

/** Where browsers find what the shop is as an app. */
export const APP_MANIFEST = '/manifest.webmanifest'

/** All of it but the name. */
const APP = {
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#eceee9',
  theme_color: '#08303a',
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

let made: { name: string; file: Promise<ServedFile> } | undefined

/** The manifest, which calls the shop what the settings say; made anew where that has changed. @source requirements L-12 */
export async function appManifest(): Promise<ServedFile> {
  const { product_name: name } = await settings()
  if (made?.name !== name)
    made = { name, file: fileOf(bytesFor(name), contentTypeOf(APP_MANIFEST)) }
  return made.file
}

function bytesFor(name: string): Buffer {
  return Buffer.from(JSON.stringify({ ...APP, name, short_name: name }))
}
