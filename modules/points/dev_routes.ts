import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('dev/stickers', [controllers.points.StickerSheets, 'index']).as('dev.stickers')
