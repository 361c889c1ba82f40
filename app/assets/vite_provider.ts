import { existsSync } from 'node:fs'
import ViteProvider from '@adonisjs/vite/vite_provider'
import { manifestFile } from '#config/vite'

/** Tests look at built pages where there are any; a development server would serve other ones. */
export default class AssetsProvider extends ViteProvider {
  async start() {
    if (this.app.inTest && existsSync(this.app.makePath(manifestFile))) return
    return super.start()
  }
}
