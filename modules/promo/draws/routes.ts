import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { NAME } from '../draw/names.js'

const { DrawFiles, Draws } = controllers.promo.draws

// What is published of draws: for everybody, and without a session.
router
  .group(() => {
    router
      .get('/:file', [DrawFiles, 'show'])
      .where('file', /^[a-z0-9-]{1,40}(\.[a-z]{1,10}){1,2}$/)
      .as('draw-file')
    router.get('/:draw', [Draws, 'show']).where('draw', NAME).as('draw')
  })
  .prefix('/sorsolasok/:campaign')
  .where('campaign', NAME)
