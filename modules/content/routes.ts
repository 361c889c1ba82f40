import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'
import { SLUG_PATTERN } from '#content/slugs'

router.get('/', [controllers.content.Home, 'show']).as('home')
router.post('/nyelv', [controllers.content.LanguageChoices, 'store']).as('language.store')
router.get('/gyik', [controllers.content.Faq, 'show']).as('faq')
router.get('/szulinap', [controllers.content.BirthdayPromo, 'show']).as('birthday-promo')

router
  .group(() => {
    const { Surveys } = controllers.content
    router.get('/survey/:survey', [Surveys, 'show']).as('survey')
    router.post('/survey/:survey', [Surveys, 'store']).as('survey.store')
  })
  .where('survey', SLUG_PATTERN)
  .use(middleware.auth())

// Guests may send it too: they are told to log in.
router
  .post('/questionnaire/submit/:questionnaire', [controllers.content.Questionnaires, 'store'])
  .where('questionnaire', idInPath)
  .as('questionnaire.submit')

// Answers what no other route wants; nothing of one segment may be registered after it.
router.get('/:slug', [controllers.content.Pages, 'show']).where('slug', SLUG_PATTERN).as('page')
