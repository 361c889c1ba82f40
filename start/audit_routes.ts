import router from '@adonisjs/core/services/router'
import { middleware } from '#start/middleware'

const AuditLinesController = () => import('#app/audit/controllers/audit_lines_controller')
const AuditWordsController = () => import('#app/audit/controllers/audit_words_controller')

router
  .group(() => {
    router.get('audit_lines', [AuditLinesController, 'index']).as('admin.audit_lines')
    router
      .get('audit_lines/file', [AuditLinesController, 'file'])
      .as('admin.audit_lines.file')
      .use(middleware.passwordConfirmed())
    router.get('audit_kinds', [AuditWordsController, 'kinds']).as('admin.audit_kinds')
    router.get('audit_subjects', [AuditWordsController, 'subjects']).as('admin.audit_subjects')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'auditor'] }))
