import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { stickers } = controllers.points

router
  .get('dev/stickers', [stickers.StickerSheets, 'index'])
  .as('dev.stickers')
  .use(middleware.demoOnly())
