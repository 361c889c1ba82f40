import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { shortWay } from '#app/shortcut/short_way'
import { article, articleList } from '#content/endpoints/articles'
import { middleware } from '#start/middleware'
import { PHOTO_KEY } from './counselling/validators/counselling_validators.js'
import { SLUG_PATTERN } from './pages/slugs.js'

const { articles, counselling, faq, language, pages, questionnaires, records, surveys } =
  controllers.content

router.get('/', [pages.Home, 'show']).as('home').use(middleware.keptPage())
router.post('/nyelv', [language.LanguageChoices, 'store']).as('language.store')
router.get('/gyik', [faq.Faq, 'show']).as('faq').use(middleware.keptPage())

router
  .group(() => {
    router.get('/survey/:survey', [surveys.Surveys, 'show']).as('survey')
    router.post('/survey/:survey', [surveys.Surveys, 'store']).as('survey.store')
  })
  .where('survey', SLUG_PATTERN)
  .use(middleware.auth())

// Guests may send it too: they are told to log in.
router
  .post('/questionnaire/submit/:questionnaire', [questionnaires.Questionnaires, 'store'])
  .where('questionnaire', idInPath)
  .as('questionnaire.submit')

// Notes when a member began to watch the film.
router
  .post('/questionnaire/start/:questionnaire', [questionnaires.QuestionnaireStarts, 'store'])
  .where('questionnaire', idInPath)
  .as('questionnaire.start')

router
  .group(() => {
    router.get('/tudasbazis', [articles.ArticleCategories, 'index']).as('article-categories')
    shortWay(
      router.get('/tudasbazis/kategoriak/*', [articles.ArticleCategories, 'show']),
      articleList
    ).as('articles')
    // The category before an article may be left out.
    shortWay(router.get('/tudasbazis/*', [articles.Articles, 'show']), article).as('article')
    router
      .post('/tudasbazis/:article/segitett', [articles.ArticleVotes, 'store'])
      .as('article-vote.store')
  })
  .where('article', SLUG_PATTERN)
  .use(middleware.auth())

// Below the profile: at /szaktanacsadas stands the page that staff write about it.
router
  .group(() => {
    router.get('/', [counselling.Counselling, 'index']).as('counselling')
    router.post('/', [counselling.Counselling, 'store']).as('counselling.store')
    router
      .group(() => {
        router.get('/', [counselling.CounsellingPhotos, 'show']).as('counselling.photo')
        router.put('/', [counselling.CounsellingPhotos, 'update']).as('counselling.photo.update')
        router
          .delete('/', [counselling.CounsellingPhotos, 'destroy'])
          .as('counselling.photo.destroy')
      })
      .prefix('/kepek/:photo')
      .where('photo', PHOTO_KEY)
    router
      .get('/:question', [counselling.Counselling, 'show'])
      .where('question', idInPath)
      .as('counselling.question')
    router
      .post('/:question', [counselling.CounsellingMessages, 'store'])
      .where('question', idInPath)
      .as('counselling.question.store')
  })
  .prefix('/profil/szaktanacsadas')
  .use(middleware.auth())

router
  .get('/elonezet/:token', [records.Previews, 'show'])
  .where('token', /^[\w-]{43}$/)
  .as('preview')

// Answers what no other route wants; nothing of one segment may be registered after it.
router
  .get('/:slug', [pages.Pages, 'show'])
  .where('slug', SLUG_PATTERN)
  .as('page')
  .use(middleware.keptPage())
