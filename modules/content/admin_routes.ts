import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { articles, counselling, preview, questionnaires, records, search, surveys } =
  controllers.content
const { Questionnaires } = questionnaires.admin
const { SurveyResults, Surveys } = surveys.admin
const { SearchMisses } = search.admin
const { ContentRecords, Publications, RecordVersions } = records.admin
const { ArticleCategories } = articles.admin
const { CounsellingAnswers, CounsellingQuestions, CounsellingStates } = counselling.admin
const { Archivings, Places, Previews, Restorations } = records.admin
const { Renderings } = preview.admin

const RECORD = 'content_records/:id'
const COUNSELLING = 'counselling_questions'
const VERSION = `${RECORD}/versions/:number`

router
  .group(() => {
    router
      .group(() => {
        router.get('search_misses', [SearchMisses, 'index']).as('search_misses')
        router.get('surveys', [Surveys, 'index']).as('surveys')
        router
          .get('surveys/file', [Surveys, 'file'])
          .as('surveys.list')
          .use(middleware.passwordConfirmed())
        router.get('surveys/:id', [Surveys, 'show']).as('surveys.show')
        router.get('surveys/:id/results', [SurveyResults, 'show']).as('surveys.results')
        router
          .get('surveys/:id/file', [SurveyResults, 'download'])
          .as('surveys.file')
          .use(middleware.passwordConfirmed())
        router.get('questionnaires', [Questionnaires, 'index']).as('questionnaires')
        router
          .get('questionnaires/file', [Questionnaires, 'file'])
          .as('questionnaires.file')
          .use(middleware.passwordConfirmed())
        router.get('questionnaires/:id', [Questionnaires, 'show']).as('questionnaires.show')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

    router
      .group(() => {
        router.get('article_categories', [ArticleCategories, 'index']).as('article-categories')
        router
          .get('article_categories/file', [ArticleCategories, 'file'])
          .as('article-categories.file')
          .use(middleware.passwordConfirmed())
        router
          .get('article_categories/:id', [ArticleCategories, 'show'])
          .as('article-categories.show')
        router.get('content_records', [ContentRecords, 'index']).as('content-records')
        router
          .get('content_records/file', [ContentRecords, 'file'])
          .as('content-records.file')
          .use(middleware.passwordConfirmed())
        router.get(RECORD, [ContentRecords, 'show']).as('content-records.show')
        router.get(`${RECORD}/versions`, [RecordVersions, 'index']).as('content-versions')
        router
          .get(VERSION, [RecordVersions, 'show'])
          .where('number', idInPath)
          .as('content-versions.show')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'support', 'auditor'] }))

    router
      .group(() => {
        router
          .post('article_categories', [ArticleCategories, 'store'])
          .as('article-categories.store')
        router
          .put('article_categories/:id', [ArticleCategories, 'update'])
          .as('article-categories.update')
        router
          .delete('article_categories/:id', [ArticleCategories, 'destroy'])
          .as('article-categories.destroy')
        router.post('content/render', [Renderings, 'store']).as('content.render')
        router.post('content_records', [ContentRecords, 'store']).as('content-records.store')
        router.put(RECORD, [ContentRecords, 'update']).as('content-records.update')
        router.post(`${RECORD}/publications`, [Publications, 'store']).as('publications.store')
        router
          .delete(`${RECORD}/publications`, [Publications, 'destroy'])
          .as('publications.destroy')
        router
          .post(`${VERSION}/restorations`, [Restorations, 'store'])
          .where('number', idInPath)
          .as('restorations.store')
        router.post(`${RECORD}/place`, [Places, 'store']).as('content-records.place')
        router.post(`${RECORD}/archivings`, [Archivings, 'store']).as('archivings.store')
        router.post(`${RECORD}/previews`, [Previews, 'store']).as('content-previews.store')
        router
          .delete(`${RECORD}/previews/:preview`, [Previews, 'destroy'])
          .where('preview', idInPath)
          .as('content-previews.destroy')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))

    router
      .group(() => {
        router.post('surveys', [Surveys, 'store']).as('surveys.store')
        router.put('surveys/:id', [Surveys, 'update']).as('surveys.update')
        router.delete('surveys/:id', [Surveys, 'destroy']).as('surveys.destroy')
        router.post('questionnaires', [Questionnaires, 'store']).as('questionnaires.store')
        router.put('questionnaires/:id', [Questionnaires, 'update']).as('questionnaires.update')
        router
          .delete('questionnaires/:id', [Questionnaires, 'destroy'])
          .as('questionnaires.destroy')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))

    router
      .group(() => {
        router.get('/', [CounsellingQuestions, 'index']).as('counselling-questions')
        router
          .get('file', [CounsellingQuestions, 'file'])
          .as('counselling-questions.file')
          .use(middleware.passwordConfirmed())
        router.get(':id', [CounsellingQuestions, 'show']).as('counselling-questions.show')
        router
          .get(':id/photos/:photo', [CounsellingQuestions, 'photo'])
          .where('photo', idInPath)
          .as('counselling-questions.photo')
      })
      .prefix(COUNSELLING)
      .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))

    router
      .group(() => {
        router
          .post(':id/answers', [CounsellingAnswers, 'store'])
          .as('counselling-questions.answers.store')
        router
          .post(':id/state', [CounsellingStates, 'store'])
          .as('counselling-questions.state.store')
        router
          .post(':id/hand-over', [CounsellingStates, 'handOver'])
          .as('counselling-questions.hand-over.store')
      })
      .prefix(COUNSELLING)
      .use(middleware.staff({ roles: ['admin', 'support'] }))
  })
  .prefix('/api/admin')
  .as('admin')
