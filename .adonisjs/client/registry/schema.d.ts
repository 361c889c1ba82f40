/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'admin.first_steps': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/first_steps'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/first_steps/first_steps_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/first_steps/first_steps_controller').default['index']>>>
    }
  }
  'admin.waiting': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/waiting'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/waiting/waiting_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/waiting/waiting_controller').default['index']>>>
    }
  }
  'admin.preview-frame': {
    methods: ["GET","HEAD"]
    pattern: '/admin/preview-frame'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'admin.any': {
    methods: ["GET","HEAD"]
    pattern: '/admin/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'media.file': {
    methods: ["GET","HEAD"]
    pattern: '/media/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_files_controller').default['show']>>>
    }
  }
  'admin.media': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/media'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['index']>>>
    }
  }
  'admin.media.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/media/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['show']>>>
    }
  }
  'admin.media.uses': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/media/:id/uses'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_uses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_uses_controller').default['index']>>>
    }
  }
  'admin.media.store': {
    methods: ["PUT"]
    pattern: '/api/admin/media'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/media/validators/media_validators.js').uploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/media/validators/media_validators.js').uploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.media.update': {
    methods: ["PUT"]
    pattern: '/api/admin/media/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/media/validators/media_validators.js').mediumValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/media/validators/media_validators.js').mediumValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.media.contents': {
    methods: ["PUT"]
    pattern: '/api/admin/media/:id/contents'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_contents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_contents_controller').default['update']>>>
    }
  }
  'admin.media.archivings.store': {
    methods: ["POST"]
    pattern: '/api/admin/media/:id/archivings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_archivings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_archivings_controller').default['store']>>>
    }
  }
  'admin.media.archivings.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/media/:id/archivings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/media_archivings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/media_archivings_controller').default['destroy']>>>
    }
  }
  'admin.audit_lines': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit_lines'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_lines_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_lines_controller').default['index']>>>
    }
  }
  'admin.audit_lines.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit_lines/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_lines_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_lines_controller').default['file']>>>
    }
  }
  'admin.audit_kinds': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit_kinds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_words_controller').default['kinds']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_words_controller').default['kinds']>>>
    }
  }
  'admin.audit_subjects': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit_subjects'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_words_controller').default['subjects']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/audit_words_controller').default['subjects']>>>
    }
  }
  'admin.settings': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['index']>>>
    }
  }
  'admin.settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/settings/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['show']>>>
    }
  }
  'admin.settings.update': {
    methods: ["PUT"]
    pattern: '/api/admin/settings/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/controllers/settings_controller').default['update']>>>
    }
  }
  'visits.store': {
    methods: ["POST"]
    pattern: '/latogatas'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/vitals/visit_validator.js').visitValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/vitals/visit_validator.js').visitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/vitals/controllers/visits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/vitals/controllers/visits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.page_vitals': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/page_vitals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/vitals/controllers/speed_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/vitals/controllers/speed_controller').default['index']>>>
    }
  }
  'admin.health': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/health/controllers/health_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/health/controllers/health_controller').default['index']>>>
    }
  }
  'admin.messages': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/messages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['index']>>>
    }
  }
  'admin.messages.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/messages/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['file']>>>
    }
  }
  'admin.messages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/messages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['show']>>>
    }
  }
  'admin.message_topics': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/message_topics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['topics']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/outbox/controllers/messages_controller').default['topics']>>>
    }
  }
  'invoke': {
    methods: ["POST"]
    pattern: '/invoke'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/invocations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/invocations_controller').default['store']>>>
    }
  }
  'admin.search': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/staff/controllers/searches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/staff/controllers/searches_controller').default['show']>>>
    }
  }
  'pages.offline': {
    methods: ["GET","HEAD"]
    pattern: '/offline/:locale'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { locale: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/offline/controllers/offline_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/offline/controllers/offline_pages_controller').default['show']>>>
    }
  }
  'pages.build': {
    methods: ["GET","HEAD"]
    pattern: '/build/:locale'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { locale: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/offline/controllers/builds_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/offline/controllers/builds_controller').default['show']>>>
    }
  }
  'dev.outbox': {
    methods: ["GET","HEAD"]
    pattern: '/dev/outbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/development/controllers/outbox_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/development/controllers/outbox_controller').default['index']>>>
    }
  }
  'dev.ui': {
    methods: ["GET","HEAD"]
    pattern: '/dev/ui'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/development/controllers/component_page_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/development/controllers/component_page_controller').default['index']>>>
    }
  }
  'dev.ui.files': {
    methods: ["GET","HEAD"]
    pattern: '/dev/ui/files/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/development/controllers/component_page_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/development/controllers/component_page_controller').default['show']>>>
    }
  }
  'admin.professions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/professions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['index']>>>
    }
  }
  'admin.professions.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/professions/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['file']>>>
    }
  }
  'admin.professions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/professions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['show']>>>
    }
  }
  'admin.representatives.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/representatives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['index']>>>
    }
  }
  'admin.representatives.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/representatives/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['file']>>>
    }
  }
  'admin.representatives.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/representatives/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['show']>>>
    }
  }
  'admin.community_words.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/community_words'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['index']>>>
    }
  }
  'admin.community_words.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/community_words/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['file']>>>
    }
  }
  'admin.community_words.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/community_words/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['show']>>>
    }
  }
  'admin.professions.store': {
    methods: ["POST"]
    pattern: '/api/admin/professions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['store']>>>
    }
  }
  'admin.professions.update': {
    methods: ["PUT"]
    pattern: '/api/admin/professions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['update']>>>
    }
  }
  'admin.professions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/professions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/professions_controller').default['destroy']>>>
    }
  }
  'admin.representatives.store': {
    methods: ["POST"]
    pattern: '/api/admin/representatives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['store']>>>
    }
  }
  'admin.representatives.update': {
    methods: ["PUT"]
    pattern: '/api/admin/representatives/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['update']>>>
    }
  }
  'admin.representatives.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/representatives/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/representatives_controller').default['destroy']>>>
    }
  }
  'admin.community_words.store': {
    methods: ["POST"]
    pattern: '/api/admin/community_words'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['store']>>>
    }
  }
  'admin.community_words.update': {
    methods: ["PUT"]
    pattern: '/api/admin/community_words/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['update']>>>
    }
  }
  'admin.community_words.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/community_words/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/admin/community_words_controller').default['destroy']>>>
    }
  }
  'admin.postcodes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/postcodes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['index']>>>
    }
  }
  'admin.postcodes.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/postcodes/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['file']>>>
    }
  }
  'admin.postcodes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/postcodes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['show']>>>
    }
  }
  'admin.postcodes.store': {
    methods: ["POST"]
    pattern: '/api/admin/postcodes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['store']>>>
    }
  }
  'admin.postcodes.update': {
    methods: ["PUT"]
    pattern: '/api/admin/postcodes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['update']>>>
    }
  }
  'admin.postcodes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/postcodes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/admin/postcodes_controller').default['destroy']>>>
    }
  }
  'admin.session.store': {
    methods: ["POST"]
    pattern: '/api/admin/session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/staff/validators/staff').adminSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/staff/validators/staff').adminSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.second_factor.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/second-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/second_factor_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/second_factor_controller').default['show']>>>
    }
  }
  'admin.second_factor.store': {
    methods: ["POST"]
    pattern: '/api/admin/second-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/staff/validators/staff').setUpValidator)>|InferInput<(typeof import('#auth/staff/validators/staff').secondFactorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/staff/validators/staff').setUpValidator)>|InferInput<(typeof import('#auth/staff/validators/staff').secondFactorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/second_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/second_factor_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invitations': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/invitations/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_invitations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_invitations_controller').default['show']>>>
    }
  }
  'admin.invitations.store': {
    methods: ["POST"]
    pattern: '/api/admin/invitations/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/staff/validators/staff').invitationAcceptanceValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/staff/validators/staff').invitationAcceptanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/session_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/session_controller').default['show']>>>
    }
  }
  'admin.session.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/session_controller').default['destroy']>>>
    }
  }
  'admin.password_confirmations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/confirmed-password-status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['show']>>>
    }
  }
  'admin.password.confirm': {
    methods: ["POST"]
    pattern: '/api/admin/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').passwordConfirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').passwordConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['index']>>>
    }
  }
  'admin.members.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['show']>>>
    }
  }
  'admin.members.card': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/card'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['card']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['card']>>>
    }
  }
  'admin.members.devices': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/devices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['devices']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['devices']>>>
    }
  }
  'admin.members.screens': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/screens'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['screens']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['screens']>>>
    }
  }
  'admin.member_notes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/member_notes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/member_notes_controller').default['index']>>>
    }
  }
  'admin.consent_changes.on_day': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/consents'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/consents/validators/consent_proof').consentProofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/admin/consent_changes_controller').default['onDay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/admin/consent_changes_controller').default['onDay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.notes.store': {
    methods: ["POST"]
    pattern: '/api/admin/members/:id/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/care/validators/note').memberNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/care/validators/note').memberNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/member_notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/member_notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.notes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/members/:id/notes/:note'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; note: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/member_notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/member_notes_controller').default['destroy']>>>
    }
  }
  'admin.members.adjustments': {
    methods: ["POST"]
    pattern: '/api/admin/members/:id/adjustments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/care/validators/adjustment').adjustmentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/care/validators/adjustment').adjustmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/adjustments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/adjustments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.deletion': {
    methods: ["POST"]
    pattern: '/api/admin/members/:id/deletion'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/care/validators').memberDeletionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/care/validators').memberDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_deletions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_deletions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.account': {
    methods: ["PUT"]
    pattern: '/api/admin/members/:id/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/care/validators').accountCorrectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/care/validators').accountCorrectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_corrections_controller').default['account']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_corrections_controller').default['account']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.company': {
    methods: ["PUT"]
    pattern: '/api/admin/members/:id/company'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/care/validators').companyCorrectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/care/validators').companyCorrectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_corrections_controller').default['company']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_corrections_controller').default['company']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.shipping': {
    methods: ["PUT"]
    pattern: '/api/admin/members/:id/shipping'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/care/validators').shippingCorrectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/care/validators').shippingCorrectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_corrections_controller').default['shipping']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/member_corrections_controller').default['shipping']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.consent_changes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/consent_changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/admin/consent_changes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/admin/consent_changes_controller').default['index']>>>
    }
  }
  'admin.members.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/care/controllers/admin/members_controller').default['file']>>>
    }
  }
  'admin.staff.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['file']>>>
    }
  }
  'admin.birthday_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/birthday_lists/:filename'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { filename: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthday_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthday_exports_controller').default['show']>>>
    }
  }
  'admin.consent_changes.download': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/consents/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/consents/validators/consent_proof').consentFileValidator)>|InferInput<(typeof import('#auth/consents/validators/consent_proof').consentProofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/admin/consent_changes_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/admin/consent_changes_controller').default['download']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['index']>>>
    }
  }
  'admin.staff.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['show']>>>
    }
  }
  'admin.staff.store': {
    methods: ["POST"]
    pattern: '/api/admin/staff'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/staff/validators/staff').staffInvitationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/staff/validators/staff').staffInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.update': {
    methods: ["PUT"]
    pattern: '/api/admin/staff/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/staff/validators/staff').staffChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/staff/validators/staff').staffChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.invite': {
    methods: ["POST"]
    pattern: '/api/admin/staff/:id/invitation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['invite']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['invite']>>>
    }
  }
  'admin.staff.disable': {
    methods: ["POST"]
    pattern: '/api/admin/staff/:id/disable'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['disable']>>>
    }
  }
  'admin.staff.enable': {
    methods: ["POST"]
    pattern: '/api/admin/staff/:id/enable'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['enable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['enable']>>>
    }
  }
  'admin.staff.second_factor_reset': {
    methods: ["POST"]
    pattern: '/api/admin/staff/:id/second-factor-reset'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['resetSecondFactor']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/staff/controllers/admin/staff_controller').default['resetSecondFactor']>>>
    }
  }
  'cross-site-token': {
    methods: ["GET","HEAD"]
    pattern: '/session/token'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/cross_site_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/cross_site_tokens_controller').default['show']>>>
    }
  }
  'login': {
    methods: ["GET","HEAD"]
    pattern: '/belepes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/session_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/session_controller').default['create']>>>
    }
  }
  'login.store': {
    methods: ["POST"]
    pattern: '/belepes'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/login/validators/login.js').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/login/validators/login.js').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'login.sms': {
    methods: ["GET","HEAD"]
    pattern: '/belepes/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_logins_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_logins_controller').default['create']>>>
    }
  }
  'login.sms.store': {
    methods: ["POST"]
    pattern: '/belepes/sms'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/login/validators/login.js').smsLoginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/login/validators/login.js').smsLoginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_logins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_logins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'login.sms.code': {
    methods: ["GET","HEAD"]
    pattern: '/belepes/sms/kod'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_login_codes_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_login_codes_controller').default['create']>>>
    }
  }
  'login.sms.code.store': {
    methods: ["POST"]
    pattern: '/belepes/sms/kod'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/registration/validators/registration').phoneCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/registration/validators/registration').phoneCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_login_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/sms_login_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'password.request': {
    methods: ["GET","HEAD"]
    pattern: '/elfelejtett-jelszo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/forgotten_passwords_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/forgotten_passwords_controller').default['create']>>>
    }
  }
  'password.email': {
    methods: ["POST"]
    pattern: '/elfelejtett-jelszo'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').forgottenPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').forgottenPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/forgotten_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/forgotten_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'password.reset': {
    methods: ["GET","HEAD"]
    pattern: '/reset-password/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_resets_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_resets_controller').default['edit']>>>
    }
  }
  'password.update': {
    methods: ["POST"]
    pattern: '/reset-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').passwordResetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').passwordResetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register': {
    methods: ["GET","HEAD"]
    pattern: '/regisztracio'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registrations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registrations_controller').default['create']>>>
    }
  }
  'register.store': {
    methods: ["POST"]
    pattern: '/regisztracio'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/registration/validators/registration.js').accountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/registration/validators/registration.js').accountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register.phone': {
    methods: ["GET","HEAD"]
    pattern: '/regisztracio/step/2'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/phone_verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/phone_verifications_controller').default['show']>>>
    }
  }
  'register.phone.store': {
    methods: ["POST"]
    pattern: '/regisztracio/step/2'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/registration/validators/registration.js').phoneCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/registration/validators/registration.js').phoneCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/phone_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/phone_verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register.profile': {
    methods: ["GET","HEAD"]
    pattern: '/regisztracio/step/3'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_details_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_details_controller').default['show']>>>
    }
  }
  'register.profile.lookup': {
    methods: ["POST"]
    pattern: '/regisztracio/step/3'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/registration/validators/registration.js').companyLookupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/registration/validators/registration.js').companyLookupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_details_controller').default['lookUp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_details_controller').default['lookUp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register.profile.submit': {
    methods: ["POST"]
    pattern: '/regisztracio/step/3/submit'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/registration/validators/registration.js').detailsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/registration/validators/registration.js').detailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_details_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_details_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'two-factor.login': {
    methods: ["GET","HEAD"]
    pattern: '/two-factor-challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_challenges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_challenges_controller').default['create']>>>
    }
  }
  'two-factor.login.store': {
    methods: ["POST"]
    pattern: '/two-factor-challenge'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/second_factor/validators/two_factor.js').challengeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/second_factor/validators/two_factor.js').challengeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_challenges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register.validation': {
    methods: ["GET","HEAD"]
    pattern: '/regisztracio/validacio/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_validations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_validations_controller').default['show']>>>
    }
  }
  'register.validation.store': {
    methods: ["POST"]
    pattern: '/regisztracio/validacio/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_validations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/registration/controllers/registration_validations_controller').default['store']>>>
    }
  }
  'email.confirmation': {
    methods: ["GET","HEAD"]
    pattern: '/email-megerosites/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/email_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/email_confirmations_controller').default['show']>>>
    }
  }
  'email.confirmation.store': {
    methods: ["POST"]
    pattern: '/email-megerosites/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/email_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/email_confirmations_controller').default['store']>>>
    }
  }
  'newsletter.end': {
    methods: ["GET","HEAD"]
    pattern: '/leiratkozas/:secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { secret: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/newsletter_endings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/newsletter_endings_controller').default['show']>>>
    }
  }
  'newsletter.end.store': {
    methods: ["POST"]
    pattern: '/leiratkozas/:secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { secret: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/newsletter_endings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/newsletter_endings_controller').default['store']>>>
    }
  }
  'newsletter.webhook': {
    methods: ["POST"]
    pattern: '/webhooks/newsletter/:secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { secret: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/newsletter_endings_controller').default['oneClick']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/newsletter_endings_controller').default['oneClick']>>>
    }
  }
  'register.consultants': {
    methods: ["GET","HEAD"]
    pattern: '/regisztracio/consultants'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/registration/validators/registration').representativesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/representative_lookups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/reference/controllers/representative_lookups_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'logout': {
    methods: ["POST"]
    pattern: '/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/session_controller').default['destroy']>>>
    }
  }
  'profile.delete.store': {
    methods: ["POST"]
    pattern: '/profil/delete'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
    }
  }
  'user.delete.store': {
    methods: ["POST"]
    pattern: '/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
    }
  }
  'logins.destroy_others.store': {
    methods: ["POST"]
    pattern: '/user/logins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroyOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroyOthers']>>>
    }
  }
  'logins.destroy.store': {
    methods: ["POST"]
    pattern: '/user/logins/:login'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { login: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroy']>>>
    }
  }
  'user-profile-information.update.store': {
    methods: ["POST"]
    pattern: '/user/profile-information'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/profile/validators/profile.js').profileInformationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/profile/validators/profile.js').profileInformationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_information_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_information_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user-password.update.store': {
    methods: ["POST"]
    pattern: '/user/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/profile/validators/profile').passwordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/profile/validators/profile').passwordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile': {
    methods: ["GET","HEAD"]
    pattern: '/profil'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_controller').default['show']>>>
    }
  }
  'profile.my-data': {
    methods: ["GET","HEAD"]
    pattern: '/profil/sajat-adatok'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/my_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/my_data_controller').default['show']>>>
    }
  }
  'profile.store': {
    methods: ["POST"]
    pattern: '/profil'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/profile/validators/profile.js').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/profile/validators/profile.js').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.company': {
    methods: ["POST"]
    pattern: '/profil/company'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/profile/validators/profile.js').companyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/profile/validators/profile.js').companyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_companies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_companies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.shipping': {
    methods: ["POST"]
    pattern: '/profil/shipping'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/profile/validators/profile.js').shippingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/profile/validators/profile.js').shippingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_shippings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_shippings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.consent': {
    methods: ["POST"]
    pattern: '/profil/consent'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/profile/validators/profile').consentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/profile/validators/profile').consentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/profile_consents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/profile_consents_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'email.proof': {
    methods: ["POST"]
    pattern: '/profil/cim-proba'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/email_confirmations_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/email_confirmations_controller').default['ask']>>>
    }
  }
  'profile.consent.file': {
    methods: ["GET","HEAD"]
    pattern: '/profil/consent/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('modules/auth/consents/validators/consent_proof.js').consentFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/profile_consents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/consents/controllers/profile_consents_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user-profile-information.update': {
    methods: ["PUT"]
    pattern: '/user/profile-information'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/profile/validators/profile.js').profileInformationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/profile/validators/profile.js').profileInformationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_information_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/profile/controllers/profile_information_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user-password.update': {
    methods: ["PUT"]
    pattern: '/user/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/profile/validators/profile').passwordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/profile/validators/profile').passwordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'password.confirm': {
    methods: ["GET","HEAD"]
    pattern: '/user/confirm-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['create']>>>
    }
  }
  'password.confirm.store': {
    methods: ["POST"]
    pattern: '/user/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').passwordConfirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/passwords/validators/passwords.js').passwordConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'password.confirmation': {
    methods: ["GET","HEAD"]
    pattern: '/user/confirmed-password-status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/passwords/controllers/password_confirmations_controller').default['show']>>>
    }
  }
  'profile.delete': {
    methods: ["DELETE"]
    pattern: '/profil/delete'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
    }
  }
  'user.delete': {
    methods: ["DELETE"]
    pattern: '/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/my_data/controllers/account_deletions_controller').default['destroy']>>>
    }
  }
  'logins.destroy_others': {
    methods: ["DELETE"]
    pattern: '/user/logins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroyOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroyOthers']>>>
    }
  }
  'logins.destroy': {
    methods: ["DELETE"]
    pattern: '/user/logins/:login'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { login: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/login/controllers/logins_controller').default['destroy']>>>
    }
  }
  'extra-points': {
    methods: ["GET","HEAD"]
    pattern: '/profil/extra-pontok'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/extra_points_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/extra_points_controller').default['index']>>>
    }
  }
  'extra-points.birthday': {
    methods: ["GET","HEAD"]
    pattern: '/profil/extra-pontok/birthday'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthdays_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthdays_controller').default['show']>>>
    }
  }
  'extra-points.birthday.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/birthday'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/extra_points/validators/days.js').birthdayValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/extra_points/validators/days.js').birthdayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthdays_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthdays_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'extra-points.nameday': {
    methods: ["GET","HEAD"]
    pattern: '/profil/extra-pontok/nameday'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/name_days_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/name_days_controller').default['show']>>>
    }
  }
  'extra-points.nameday.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/nameday'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/extra_points/validators/days.js').nameDayValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/extra_points/validators/days.js').nameDayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/name_days_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/name_days_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'extra-points.survey': {
    methods: ["GET","HEAD"]
    pattern: '/profil/extra-pontok/survey'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/open_surveys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/open_surveys_controller').default['show']>>>
    }
  }
  'extra-points.survey.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/survey'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/extra_points/validators/survey_step.js').surveyStepValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/extra_points/validators/survey_step.js').surveyStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/open_surveys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/open_surveys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'extra-points.community': {
    methods: ["GET","HEAD"]
    pattern: '/profil/extra-pontok/community'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/community_words_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/community_words_controller').default['show']>>>
    }
  }
  'extra-points.community.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/community'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/extra_points/validators/community_word.js').communityWordAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/extra_points/validators/community_word.js').communityWordAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/community_words_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/community_words_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'extra-points.success': {
    methods: ["GET","HEAD"]
    pattern: '/profil/extra-pontok/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/extra_points_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/extra_points_controller').default['show']>>>
    }
  }
  'extra-points.postpone': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/postpone'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/postponements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/postponements_controller').default['store']>>>
    }
  }
  'two-factor.enable': {
    methods: ["POST"]
    pattern: '/user/two-factor-authentication'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['store']>>>
    }
  }
  'two-factor.disable': {
    methods: ["DELETE"]
    pattern: '/user/two-factor-authentication'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['destroy']>>>
    }
  }
  'two-factor.confirm': {
    methods: ["POST"]
    pattern: '/user/confirmed-two-factor-authentication'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/auth/second_factor/validators/two_factor.js').timeCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/auth/second_factor/validators/two_factor.js').timeCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'two-factor.qr-code': {
    methods: ["GET","HEAD"]
    pattern: '/user/two-factor-qr-code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['qrCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['qrCode']>>>
    }
  }
  'two-factor.secret-key': {
    methods: ["GET","HEAD"]
    pattern: '/user/two-factor-secret-key'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['secretKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/two_factor_controller').default['secretKey']>>>
    }
  }
  'two-factor.recovery-codes': {
    methods: ["GET","HEAD"]
    pattern: '/user/two-factor-recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/recovery_codes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/recovery_codes_controller').default['index']>>>
    }
  }
  'two-factor.recovery-codes.store': {
    methods: ["POST"]
    pattern: '/user/two-factor-recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/second_factor/controllers/recovery_codes_controller').default['store']>>>
    }
  }
  'export.birthday': {
    methods: ["GET","HEAD"]
    pattern: '/export/birthday/:filename'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { filename: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthday_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/extra_points/controllers/birthday_exports_controller').default['show']>>>
    }
  }
  'admin.code_batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['index']>>>
    }
  }
  'admin.code_batches.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['file']>>>
    }
  }
  'admin.code_batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['show']>>>
    }
  }
  'admin.reconciliations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/reconciliation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/code_batches/validators/serial_range_validator').openRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/reconciliations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/reconciliations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.participating_products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/participating_products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['index']>>>
    }
  }
  'admin.participating_products.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/participating_products/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['file']>>>
    }
  }
  'admin.participating_products.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/participating_products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['show']>>>
    }
  }
  'admin.boosters.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/boosters'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['index']>>>
    }
  }
  'admin.boosters.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/boosters/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['file']>>>
    }
  }
  'admin.boosters.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/boosters/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['show']>>>
    }
  }
  'admin.rehearsals.booster': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/boosters/:id/rehearsal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/rehearsals_controller').default['booster']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/rehearsals_controller').default['booster']>>>
    }
  }
  'admin.point_rules.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/point_rules'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['index']>>>
    }
  }
  'admin.point_rules.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/point_rules/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['file']>>>
    }
  }
  'admin.point_rules.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/point_rules/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['show']>>>
    }
  }
  'admin.rehearsals.point_rule': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/point_rules/:id/rehearsal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/rehearsals_controller').default['pointRule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/rehearsals_controller').default['pointRule']>>>
    }
  }
  'admin.code_batches.store': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/code_batches/validators/code_batch_validator').codeBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/code_batches/validators/code_batch_validator').codeBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.boosters.store': {
    methods: ["POST"]
    pattern: '/api/admin/boosters'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/boosters/validators/booster_validator').boosterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/boosters/validators/booster_validator').boosterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.boosters.update': {
    methods: ["PUT"]
    pattern: '/api/admin/boosters/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/boosters/validators/booster_validator').boosterValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/boosters/validators/booster_validator').boosterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.boosters.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/boosters/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['destroy']>>>
    }
  }
  'admin.boosters.stop': {
    methods: ["POST"]
    pattern: '/api/admin/boosters/:id/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['stop']>>>
    }
  }
  'admin.participating_products.store': {
    methods: ["POST"]
    pattern: '/api/admin/participating_products'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/participating/validators').participatingProductValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/participating/validators').participatingProductValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.participating_products.update': {
    methods: ["PUT"]
    pattern: '/api/admin/participating_products/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/participating/validators').participatingProductValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/participating/validators').participatingProductValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.participating_imports.sample': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports/participating_products/sample'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['sample']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['sample']>>>
    }
  }
  'admin.participating_imports.columns': {
    methods: ["PUT"]
    pattern: '/api/admin/imports/participating_products/columns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['columns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['columns']>>>
    }
  }
  'admin.participating_imports.preview': {
    methods: ["PUT"]
    pattern: '/api/admin/imports/participating_products/preview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['preview']>>>
    }
  }
  'admin.participating_imports.store': {
    methods: ["PUT"]
    pattern: '/api/admin/imports/participating_products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/admin/participating_imports_controller').default['store']>>>
    }
  }
  'admin.code_scans.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_scans'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_scans_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_scans_controller').default['index']>>>
    }
  }
  'admin.code_scans.download': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/scans/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/code_batches/validators/serial_range_validator').serialRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_scans_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_scans_controller').default['download']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.harvest_cases.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/harvest_cases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['index']>>>
    }
  }
  'admin.harvest_cases.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/harvest_cases/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['show']>>>
    }
  }
  'admin.disputes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['index']>>>
    }
  }
  'admin.disputes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['show']>>>
    }
  }
  'admin.disputes.photo': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/:id/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['photo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['photo']>>>
    }
  }
  'admin.disputes.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['file']>>>
    }
  }
  'admin.harvest_cases.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/harvest_cases/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['file']>>>
    }
  }
  'admin.waiting_deeds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/waiting_deeds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/two_people/controllers/admin/waiting_deeds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/two_people/controllers/admin/waiting_deeds_controller').default['index']>>>
    }
  }
  'admin.ledger_entries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger_entries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/ledger/controllers/admin/ledger_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/ledger/controllers/admin/ledger_entries_controller').default['index']>>>
    }
  }
  'admin.hand_bookings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hand_bookings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['index']>>>
    }
  }
  'admin.hand_bookings.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hand_bookings/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['file']>>>
    }
  }
  'admin.members.scans': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/scans'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/admin/member_scans_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/admin/member_scans_controller').default['index']>>>
    }
  }
  'admin.members.refused_scans': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/refused_scans'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/admin/member_scans_controller').default['refusals']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/admin/member_scans_controller').default['refusals']>>>
    }
  }
  'admin.boosters.activate': {
    methods: ["POST"]
    pattern: '/api/admin/boosters/:id/activate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/boosters/controllers/admin/boosters_controller').default['activate']>>>
    }
  }
  'admin.point_rules.store': {
    methods: ["POST"]
    pattern: '/api/admin/point_rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/point_rules/validators/point_rule_validator').pointRuleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/point_rules/validators/point_rule_validator').pointRuleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.point_rules.update': {
    methods: ["PUT"]
    pattern: '/api/admin/point_rules/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['update']>>>
    }
  }
  'admin.point_rules.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/point_rules/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/point_rules/controllers/admin/point_rules_controller').default['destroy']>>>
    }
  }
  'admin.harvest_cases.settle': {
    methods: ["POST"]
    pattern: '/api/admin/harvest_cases/:id/settlement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['settle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/harvest/controllers/admin/harvest_cases_controller').default['settle']>>>
    }
  }
  'admin.disputes.decline': {
    methods: ["POST"]
    pattern: '/api/admin/disputes/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/disputes/validators/dispute_validator').disputeDeclineValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/disputes/validators/dispute_validator').disputeDeclineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.hand_bookings.refuse': {
    methods: ["POST"]
    pattern: '/api/admin/hand_bookings/:id/refusal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['refuse']>>>
    }
  }
  'admin.waiting_deeds.refuse': {
    methods: ["POST"]
    pattern: '/api/admin/waiting_deeds/:id/refusal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/two_people/controllers/admin/waiting_deeds_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/two_people/controllers/admin/waiting_deeds_controller').default['refuse']>>>
    }
  }
  'admin.code_batch_states.activate': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/activate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batch_states_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batch_states_controller').default['activate']>>>
    }
  }
  'admin.code_batch_states.void': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/code_batches/validators/code_batch_validator').voidBatchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/code_batches/validators/code_batch_validator').voidBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batch_states_controller').default['void']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batch_states_controller').default['void']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.code_batch_states.restore': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/restore'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batch_states_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/code_batch_states_controller').default['restore']>>>
    }
  }
  'admin.code_batches.void_ranges.store': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/void_ranges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/code_batches/validators/serial_range_validator').voidRangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/code_batches/validators/serial_range_validator').voidRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/void_ranges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/code_batches/controllers/admin/void_ranges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.code_batches.sheet': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/sheet'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/code_batches/validators/serial_range_validator').stickerSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/stickers/controllers/admin/sticker_sheets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/stickers/controllers/admin/sticker_sheets_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.code_batches.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/list'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/code_batches/validators/serial_range_validator').openRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/stickers/controllers/admin/sticker_sheets_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/stickers/controllers/admin/sticker_sheets_controller').default['list']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.ledger_entries.reversal': {
    methods: ["POST"]
    pattern: '/api/admin/ledger_entries/:id/reversal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/admin/scan_reversals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/admin/scan_reversals_controller').default['store']>>>
    }
  }
  'admin.disputes.credit': {
    methods: ["POST"]
    pattern: '/api/admin/disputes/:id/credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/disputes/validators/dispute_validator').disputeCreditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/disputes/validators/dispute_validator').disputeCreditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['credit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/admin/disputes_controller').default['credit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.hand_bookings.agree': {
    methods: ["POST"]
    pattern: '/api/admin/hand_bookings/:id/agreement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['agree']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/hand_bookings/controllers/admin/hand_bookings_controller').default['agree']>>>
    }
  }
  'admin.waiting_deeds.agree': {
    methods: ["POST"]
    pattern: '/api/admin/waiting_deeds/:id/agreement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/two_people/controllers/admin/waiting_deeds_controller').default['agree']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/two_people/controllers/admin/waiting_deeds_controller').default['agree']>>>
    }
  }
  'dev.stickers': {
    methods: ["GET","HEAD"]
    pattern: '/dev/stickers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/stickers/controllers/sticker_sheets_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/stickers/controllers/sticker_sheets_controller').default['index']>>>
    }
  }
  'qr-code.shell': {
    methods: ["GET","HEAD"]
    pattern: '/qr-code/shell/:locale'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { locale: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/scan_controller').default['shell']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/scan_controller').default['shell']>>>
    }
  }
  'point-collection': {
    methods: ["GET","HEAD"]
    pattern: '/pontgyujtes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/point_collection_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/participating/controllers/point_collection_controller').default['show']>>>
    }
  }
  'qr-code': {
    methods: ["GET","HEAD"]
    pattern: '/qr-code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/scan_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/scan_controller').default['show']>>>
    }
  }
  'qr-code.store': {
    methods: ["POST"]
    pattern: '/qr-code'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/points/scans/validators/scan_validator.js').scanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/points/scans/validators/scan_validator.js').scanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/scan_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/scans/controllers/scan_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'disputes.store': {
    methods: ["POST"]
    pattern: '/qr-code/disputes'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/points/disputes/validators/dispute_validator.js').disputeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/points/disputes/validators/dispute_validator.js').disputeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/disputes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/disputes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'disputes.photo': {
    methods: ["PUT"]
    pattern: '/qr-code/disputes/:id/photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/dispute_photos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/disputes/controllers/dispute_photos_controller').default['update']>>>
    }
  }
  'admin.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['index']>>>
    }
  }
  'admin.products.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/products/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['file']>>>
    }
  }
  'admin.products.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['show']>>>
    }
  }
  'admin.categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['index']>>>
    }
  }
  'admin.categories.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/categories/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['file']>>>
    }
  }
  'admin.categories.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['show']>>>
    }
  }
  'admin.stock_items.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/stock_items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_items_controller').default['index']>>>
    }
  }
  'admin.stock_items.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/stock_items/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_items_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_items_controller').default['file']>>>
    }
  }
  'admin.stock_items.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/stock_items/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_items_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_items_controller').default['show']>>>
    }
  }
  'admin.stock_movements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/stock_movements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_movements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_movements_controller').default['index']>>>
    }
  }
  'admin.products.store': {
    methods: ["POST"]
    pattern: '/api/admin/products'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/products/validators/admin_product_validator').productCreateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/products/validators/admin_product_validator').productCreateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.products.update': {
    methods: ["PUT"]
    pattern: '/api/admin/products/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/products/validators/admin_product_validator').productUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/products/validators/admin_product_validator').productUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.store': {
    methods: ["POST"]
    pattern: '/api/admin/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['store']>>>
    }
  }
  'admin.categories.update': {
    methods: ["PUT"]
    pattern: '/api/admin/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['update']>>>
    }
  }
  'admin.categories.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/admin/categories_controller').default['destroy']>>>
    }
  }
  'admin.stock_items.movements': {
    methods: ["POST"]
    pattern: '/api/admin/stock_items/:id/movements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/stock/validators/stock_move_validator').stockMoveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/stock/validators/stock_move_validator').stockMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_movements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_movements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stock_items.limit': {
    methods: ["POST"]
    pattern: '/api/admin/stock_items/:id/limit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/stock/validators/stock_move_validator').stockLimitValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/stock/validators/stock_move_validator').stockLimitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_limits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/stock/controllers/admin/stock_limits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/orders_controller').default['index']>>>
    }
  }
  'admin.orders.pick_list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/pick_list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_papers_controller').default['pickList']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_papers_controller').default['pickList']>>>
    }
  }
  'admin.orders.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/orders_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/orders_controller').default['file']>>>
    }
  }
  'admin.orders.delivery_notes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/delivery_notes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_papers_controller').default['deliveryNotes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_papers_controller').default['deliveryNotes']>>>
    }
  }
  'admin.orders.courier_list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/courier_list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_papers_controller').default['courierList']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_papers_controller').default['courierList']>>>
    }
  }
  'admin.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/orders_controller').default['show']>>>
    }
  }
  'admin.substitutions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:id/lines/:line/substitutes'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; line: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/substitutions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/substitutions_controller').default['index']>>>
    }
  }
  'admin.orders.statuses': {
    methods: ["POST"]
    pattern: '/api/admin/orders/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/order_desk_validator').orderStatusesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/order_desk_validator').orderStatusesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_statuses_controller').default['storeMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_statuses_controller').default['storeMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.status': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/order_desk_validator').orderStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/order_desk_validator').orderStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_statuses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_statuses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.notes.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/order_desk_validator').orderNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/order_desk_validator').orderNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/order_notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.parcels.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/parcels'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').parcelValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').parcelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/parcels_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/parcels_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.rest': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/rest'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').remainderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').remainderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/remainders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/remainders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.parcels.update': {
    methods: ["PUT"]
    pattern: '/api/admin/parcels/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').consignmentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').consignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/parcels_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/parcels_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.parcels.delivery': {
    methods: ["POST"]
    pattern: '/api/admin/parcels/:id/delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/parcel_deliveries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/parcel_deliveries_controller').default['store']>>>
    }
  }
  'admin.orders.substitution': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/lines/:line/substitution'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').substitutionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; line: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/desk/validators/parcel_validator').substitutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/substitutions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/desk/controllers/admin/substitutions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.sample': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports/:kind/sample'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['sample']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['sample']>>>
    }
  }
  'admin.imports.columns': {
    methods: ["PUT"]
    pattern: '/api/admin/imports/:kind/columns'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['columns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['columns']>>>
    }
  }
  'admin.imports.preview': {
    methods: ["PUT"]
    pattern: '/api/admin/imports/:kind/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['preview']>>>
    }
  }
  'admin.imports.store': {
    methods: ["PUT"]
    pattern: '/api/admin/imports/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/imports/controllers/admin/imports_controller').default['store']>>>
    }
  }
  'product-categories': {
    methods: ["GET","HEAD"]
    pattern: '/ajandekok/kategoriak'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/categories_controller').default['index']>>>
    }
  }
  'product.detail': {
    methods: ["GET","HEAD"]
    pattern: '/ajandekok/details/:product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/products_controller').default['show']>>>
    }
  }
  'products': {
    methods: ["GET","HEAD"]
    pattern: '/ajandekok/:category_slug?/:page?'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/products/controllers/products_controller').default['index']>>>
    }
  }
  'checkout': {
    methods: ["GET","HEAD"]
    pattern: '/bevaltas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/checkout/controllers/checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/checkout/controllers/checkouts_controller').default['show']>>>
    }
  }
  'checkout.store': {
    methods: ["POST"]
    pattern: '/bevaltas'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/checkout/validators/checkout_validator.js').checkoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/checkout/validators/checkout_validator.js').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/checkout/controllers/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/checkout/controllers/checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'product.add_to_cart': {
    methods: ["POST"]
    pattern: '/ajandekok/add_to_cart/:product'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/cart/validators/cart_validator.js').addToCartValidator)>>
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/cart/validators/cart_validator.js').addToCartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/cart/controllers/cart_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/cart/controllers/cart_items_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'product.update': {
    methods: ["POST"]
    pattern: '/ajandekok/update/:hash'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/cart/validators/cart_validator.js').quantityValidator)>>
      paramsTuple: [ParamValue]
      params: { hash: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/cart/validators/cart_validator.js').quantityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/cart/controllers/cart_items_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/cart/controllers/cart_items_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders': {
    methods: ["GET","HEAD"]
    pattern: '/rendelesek'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/orders_controller').default['index']>>>
    }
  }
  'orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/rendelesek/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/orders_controller').default['show']>>>
    }
  }
  'orders.address': {
    methods: ["POST"]
    pattern: '/rendelesek/:id/cim'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/checkout/validators/checkout_validator').addressValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/checkout/validators/checkout_validator').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/order_addresses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/order_addresses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.cancel': {
    methods: ["POST"]
    pattern: '/rendelesek/:id/lemondas'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/order_cancellations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/orders/controllers/order_cancellations_controller').default['store']>>>
    }
  }
  'wishlist.toggle': {
    methods: ["POST"]
    pattern: '/wishlist/:product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/wishlist/controllers/wishes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/wishlist/controllers/wishes_controller').default['store']>>>
    }
  }
  'admin.promotion_rewards.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotion_rewards'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['index']>>>
    }
  }
  'admin.promotion_rewards.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotion_rewards/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['file']>>>
    }
  }
  'admin.promotion_rewards.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotion_rewards/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['show']>>>
    }
  }
  'admin.promotion_rewards.count': {
    methods: ["POST"]
    pattern: '/api/admin/promotion_rewards/count'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/rewards/validators/award_validator').awardCountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#promo/rewards/validators/award_validator').awardCountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/award_counts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/award_counts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotion_rewards.store': {
    methods: ["POST"]
    pattern: '/api/admin/promotion_rewards'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/rewards/validators/award_validator').awardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#promo/rewards/validators/award_validator').awardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotion_rewards.revoke': {
    methods: ["POST"]
    pattern: '/api/admin/promotion_rewards/:id/revocation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/rewards/validators/award_validator').revocationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/rewards/validators/award_validator').revocationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/admin/promotion_rewards_controller').default['revoke']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['index']>>>
    }
  }
  'admin.promotions.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotions/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['file']>>>
    }
  }
  'admin.promotions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['show']>>>
    }
  }
  'admin.game_rehearsals.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promotions/:id/rehearsal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#promo/games/validators/rehearsal_validator').rehearsalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/game_rehearsals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/game_rehearsals_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.store': {
    methods: ["POST"]
    pattern: '/api/admin/promotions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/games/validators/game_validator').gameValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#promo/games/validators/game_validator').gameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.update': {
    methods: ["PUT"]
    pattern: '/api/admin/promotions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/games/validators/game_validator').gameValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/games/validators/game_validator').gameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/promotions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['destroy']>>>
    }
  }
  'admin.promotions.publish': {
    methods: ["POST"]
    pattern: '/api/admin/promotions/:id/publish'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['publish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/promotions_controller').default['publish']>>>
    }
  }
  'admin.product_absences.store': {
    methods: ["POST"]
    pattern: '/api/admin/promotions/:id/absences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/games/validators/absence_validator').leavingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/games/validators/absence_validator').leavingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/product_absences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/product_absences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.product_absences.end': {
    methods: ["POST"]
    pattern: '/api/admin/promotions/:id/absences/:absence/end'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/games/validators/absence_validator').joiningValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; absence: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/games/validators/absence_validator').joiningValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/product_absences_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/admin/product_absences_controller').default['end']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draws.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/draws'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/desk_draws_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/desk_draws_controller').default['index']>>>
    }
  }
  'admin.draws.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/draws/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/desk_draws_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/desk_draws_controller').default['file']>>>
    }
  }
  'admin.draws.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/draws/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/desk_draws_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/desk_draws_controller').default['show']>>>
    }
  }
  'admin.draws.minutes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/draws/:id/minutes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').minutesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_minutes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_minutes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draw_steps.announce': {
    methods: ["POST"]
    pattern: '/api/admin/promotions/:id/announcement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['announce']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['announce']>>>
    }
  }
  'admin.draw_steps.freeze': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/freezing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['freeze']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['freeze']>>>
    }
  }
  'admin.draw_steps.run': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/run'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').runValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').runValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['run']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draw_steps.names': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/names'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['names']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['names']>>>
    }
  }
  'admin.draw_exclusions.store': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/exclusions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').exclusionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').exclusionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_exclusions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_exclusions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draw_wishes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/draws/:id/wishes/:wish'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; wish: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_wishes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_wishes_controller').default['destroy']>>>
    }
  }
  'admin.draw_places.contact': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/places/:place/contact'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; place: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['contact']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['contact']>>>
    }
  }
  'admin.draw_places.attempt': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/places/:place/attempts'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; place: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['attempt']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['attempt']>>>
    }
  }
  'admin.draw_places.accept': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/places/:place/acceptance'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; place: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['accept']>>>
    }
  }
  'admin.draw_places.hand_over': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/places/:place/hand-over'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; place: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['handOver']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['handOver']>>>
    }
  }
  'admin.draw_places.vacate': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/places/:place/vacancy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').vacancyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; place: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').vacancyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['vacate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_places_controller').default['vacate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draw_steps.void': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').voidValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#promo/draws/validators/draw_desk_validator').voidValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['void']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['void']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.draw_steps.again': {
    methods: ["POST"]
    pattern: '/api/admin/draws/:id/again'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['again']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/admin/draw_steps_controller').default['again']>>>
    }
  }
  'promotion.reward.claim': {
    methods: ["GET","HEAD"]
    pattern: '/promotions/rewards/:promotionReward/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { promotionReward: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/reward_claims_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/reward_claims_controller').default['show']>>>
    }
  }
  'promotion.reward.claim.store': {
    methods: ["POST"]
    pattern: '/promotions/rewards/:promotionReward/claim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { promotionReward: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/reward_claims_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/rewards/controllers/reward_claims_controller').default['store']>>>
    }
  }
  'birthday-promo': {
    methods: ["GET","HEAD"]
    pattern: '/szulinap'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/birthday_promo_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/birthday_promo_controller').default['show']>>>
    }
  }
  'birthday-promo.rules': {
    methods: ["GET","HEAD"]
    pattern: '/szulinap/szabalyzat'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/birthday_promo_controller').default['rules']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/birthday_promo_controller').default['rules']>>>
    }
  }
  'birthday-promo.preview': {
    methods: ["GET","HEAD"]
    pattern: '/szulinap/elonezet/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/birthday_promo_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/birthday_promo_controller').default['preview']>>>
    }
  }
  'consent.birthday-promo.status': {
    methods: ["GET","HEAD"]
    pattern: '/consents/status/birthday-promo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/rules_consents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/rules_consents_controller').default['show']>>>
    }
  }
  'consent.birthday-promo.accept': {
    methods: ["POST"]
    pattern: '/consents/accept/birthday-promo'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/promo/games/validators/rules_consent_validator.js').rulesConsentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/promo/games/validators/rules_consent_validator.js').rulesConsentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/rules_consents_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/rules_consents_controller').default['accept']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'consent.birthday-promo.dismiss': {
    methods: ["POST"]
    pattern: '/consents/dismiss/birthday-promo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/rules_consents_controller').default['dismiss']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/games/controllers/rules_consents_controller').default['dismiss']>>>
    }
  }
  'draw-file': {
    methods: ["GET","HEAD"]
    pattern: '/sorsolasok/:campaign/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { campaign: ParamValue; file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/draw_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/draw_files_controller').default['show']>>>
    }
  }
  'draw': {
    methods: ["GET","HEAD"]
    pattern: '/sorsolasok/:campaign/:draw'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { campaign: ParamValue; draw: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/draws_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/promo/draws/controllers/draws_controller').default['show']>>>
    }
  }
  'admin.partner_tokens.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner_tokens'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['index']>>>
    }
  }
  'admin.partner_tokens.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/partner_tokens/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['show']>>>
    }
  }
  'admin.partner_tokens.store': {
    methods: ["POST"]
    pattern: '/api/admin/partner_tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/access/validators/token').wantedTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/access/validators/token').wantedTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.partner_tokens.revoke': {
    methods: ["POST"]
    pattern: '/api/admin/partner_tokens/:id/revocation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/admin/partner_tokens_controller').default['revoke']>>>
    }
  }
  'partner.token': {
    methods: ["POST"]
    pattern: '/api/oauth/token'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/partners/access/validators/token.js').grantValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/partners/access/validators/token.js').grantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/oauth_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/access/controllers/oauth_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.users': {
    methods: ["GET","HEAD"]
    pattern: '/api/salesforce/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('modules/partners/sync/validators/users.js').pullValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/salesforce/users/:sf_id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { sf_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/users_controller').default['show']>>>
    }
  }
  'partner.professions': {
    methods: ["GET","HEAD"]
    pattern: '/api/salesforce/professions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/named_ids_controller').default['professions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/named_ids_controller').default['professions']>>>
    }
  }
  'partner.representatives': {
    methods: ["GET","HEAD"]
    pattern: '/api/salesforce/representatives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/named_ids_controller').default['representatives']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/named_ids_controller').default['representatives']>>>
    }
  }
  'partner.users.store': {
    methods: ["POST"]
    pattern: '/api/salesforce/users/:sf_id'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/partners/sync/validators/users.js').writeValidator)>>
      paramsTuple: [ParamValue]
      params: { sf_id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/partners/sync/validators/users.js').writeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/users_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/users_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.user_batches.store': {
    methods: ["POST"]
    pattern: '/api/salesforce/user_batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/partners/sync/validators/users.js').batchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/partners/sync/validators/users.js').batchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/user_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/sync/controllers/user_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partner.openapi': {
    methods: ["GET","HEAD"]
    pattern: '/api/salesforce/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/documentation/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/documentation/controllers/documents_controller').default['show']>>>
    }
  }
  'partner.docs': {
    methods: ["GET","HEAD"]
    pattern: '/api/salesforce/docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/documentation/controllers/documents_controller').default['page']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/documentation/controllers/documents_controller').default['page']>>>
    }
  }
  'webhooks.register': {
    methods: ["POST"]
    pattern: '/webhooks/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/partners/registrations/validators/registration.js').registrationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/partners/registrations/validators/registration.js').registrationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/partners/registrations/controllers/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/partners/registrations/controllers/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.mail_previews.mail_previews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/mail_previews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/mail/controllers/admin/mail_previews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/mail/controllers/admin/mail_previews_controller').default['index']>>>
    }
  }
  'admin.mail_previews.mail_previews.document': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/mail_previews/:name/:locale'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { name: ParamValue; locale: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/mail/controllers/admin/mail_previews_controller').default['document']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/mail/controllers/admin/mail_previews_controller').default['document']>>>
    }
  }
  'admin.campaigns.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/campaigns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['index']>>>
    }
  }
  'admin.campaigns.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/campaigns/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['file']>>>
    }
  }
  'admin.campaigns.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/campaigns/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['show']>>>
    }
  }
  'admin.campaigns.store': {
    methods: ["POST"]
    pattern: '/api/admin/campaigns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').campaignValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').campaignValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.campaigns.update': {
    methods: ["PUT"]
    pattern: '/api/admin/campaigns/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').campaignValidator)>|InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').revisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').campaignValidator)>|InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').revisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.campaigns.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/campaigns/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaigns_controller').default['destroy']>>>
    }
  }
  'admin.campaigns.test': {
    methods: ["POST"]
    pattern: '/api/admin/campaigns/:id/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['test']>>>
    }
  }
  'admin.campaigns.schedule': {
    methods: ["POST"]
    pattern: '/api/admin/campaigns/:id/schedule'
    types: {
      body: ExtractBody<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').scheduleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').scheduleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['schedule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['schedule']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.campaigns.pause': {
    methods: ["POST"]
    pattern: '/api/admin/campaigns/:id/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['pause']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['pause']>>>
    }
  }
  'admin.campaigns.resume': {
    methods: ["POST"]
    pattern: '/api/admin/campaigns/:id/resume'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['resume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['resume']>>>
    }
  }
  'admin.campaigns.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/campaigns/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/campaign_steps_controller').default['cancel']>>>
    }
  }
  'admin.campaigns.counts': {
    methods: ["POST"]
    pattern: '/api/admin/campaign_counts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').countValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').countValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/audience_counts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/audience_counts_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.campaigns.sms': {
    methods: ["POST"]
    pattern: '/api/admin/campaign_sms'
    types: {
      body: ExtractBody<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').smsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#notifications/campaigns/validators/campaign_validator').smsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/sms_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/admin/sms_previews_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.suppressions': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/suppressions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/bounces/controllers/admin/suppressions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/bounces/controllers/admin/suppressions_controller').default['index']>>>
    }
  }
  'admin.members.suppressions.lifting': {
    methods: ["POST"]
    pattern: '/api/admin/members/:id/suppressions/lifting'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/bounces/controllers/admin/suppressions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/bounces/controllers/admin/suppressions_controller').default['store']>>>
    }
  }
  'notifications': {
    methods: ["GET","HEAD"]
    pattern: '/ertesitesek'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notifications_controller').default['show']>>>
    }
  }
  'notifications.choices': {
    methods: ["GET","HEAD"]
    pattern: '/ertesitesek/beallitasok'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/notification_choices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/notification_choices_controller').default['show']>>>
    }
  }
  'notifications.choices.store': {
    methods: ["POST"]
    pattern: '/ertesitesek/beallitasok'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/notifications/choices/validators/choices_validator.js').choicesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/notifications/choices/validators/choices_validator.js').choicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/notification_choices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/notification_choices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notifications.list': {
    methods: ["GET","HEAD"]
    pattern: '/notifications/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('modules/notifications/list/validators/list_validator.js').listValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notifications_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notifications.mark-as-read': {
    methods: ["POST"]
    pattern: '/notifications/:id/mark-as-read'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notification_readings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notification_readings_controller').default['store']>>>
    }
  }
  'notifications.mark-all-as-read': {
    methods: ["POST"]
    pattern: '/notifications/mark-all-as-read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notification_readings_controller').default['storeAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/list/controllers/notification_readings_controller').default['storeAll']>>>
    }
  }
  'notifications.push.subscribe': {
    methods: ["POST"]
    pattern: '/notifications/push/subscribe'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/notifications/push/validators/push_subscription_validator.js').pushSubscriptionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/notifications/push/validators/push_subscription_validator.js').pushSubscriptionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/push/controllers/push_subscriptions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/push/controllers/push_subscriptions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notifications.push.unsubscribe': {
    methods: ["DELETE"]
    pattern: '/notifications/push/subscribe'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/notifications/push/validators/push_subscription_validator.js').endedSubscriptionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/notifications/push/validators/push_subscription_validator.js').endedSubscriptionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/push/controllers/push_subscriptions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/push/controllers/push_subscriptions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'campaigns.link': {
    methods: ["GET","HEAD"]
    pattern: '/hirlevel/:campaign/:link'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { campaign: ParamValue; link: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/campaign_links_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/campaigns/controllers/campaign_links_controller').default['show']>>>
    }
  }
  'notifications.end': {
    methods: ["GET","HEAD"]
    pattern: '/leiratkozas/:secret/:topic'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { secret: ParamValue; topic: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['show']>>>
    }
  }
  'notifications.end.store': {
    methods: ["POST"]
    pattern: '/leiratkozas/:secret/:topic'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { secret: ParamValue; topic: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['store']>>>
    }
  }
  'notifications.end.webhook': {
    methods: ["POST"]
    pattern: '/webhooks/newsletter/:secret/:topic'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { secret: ParamValue; topic: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['oneClick']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['oneClick']>>>
    }
  }
  'topic_endings.to_page': {
    methods: ["GET","HEAD"]
    pattern: '/webhooks/newsletter/:secret/:topic'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { secret: ParamValue; topic: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['toPage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/choices/controllers/topic_endings_controller').default['toPage']>>>
    }
  }
  'webhooks.mail': {
    methods: ["POST"]
    pattern: '/webhooks/mail'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/notifications/bounces/controllers/mail_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/notifications/bounces/controllers/mail_reports_controller').default['store']>>>
    }
  }
  'admin.reports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('modules/reports/figures/validators/period_validator.js').periodValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/reports/figures/controllers/admin/reports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/reports/figures/controllers/admin/reports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.search_misses': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/search_misses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/search/controllers/admin/search_misses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/search/controllers/admin/search_misses_controller').default['index']>>>
    }
  }
  'admin.surveys': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/surveys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['index']>>>
    }
  }
  'admin.surveys.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/surveys/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['file']>>>
    }
  }
  'admin.surveys.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/surveys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['show']>>>
    }
  }
  'admin.surveys.results': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/surveys/:id/results'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#content/surveys/validators/survey_results_validator').surveyResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/survey_results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/survey_results_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.surveys.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/surveys/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#content/surveys/validators/survey_results_validator').answerFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/survey_results_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/survey_results_controller').default['download']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questionnaires': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/questionnaires'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['index']>>>
    }
  }
  'admin.questionnaires.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/questionnaires/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['file']>>>
    }
  }
  'admin.questionnaires.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/questionnaires/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['show']>>>
    }
  }
  'admin.article-categories': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/article_categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['index']>>>
    }
  }
  'admin.article-categories.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/article_categories/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['file']>>>
    }
  }
  'admin.article-categories.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/article_categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['show']>>>
    }
  }
  'admin.content-records': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content_records'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['index']>>>
    }
  }
  'admin.content-records.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content_records/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['file']>>>
    }
  }
  'admin.content-records.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content_records/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['show']>>>
    }
  }
  'admin.content-versions': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content_records/:id/versions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/record_versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/record_versions_controller').default['index']>>>
    }
  }
  'admin.content-versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/content_records/:id/versions/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/record_versions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/record_versions_controller').default['show']>>>
    }
  }
  'admin.article-categories.store': {
    methods: ["POST"]
    pattern: '/api/admin/article_categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['store']>>>
    }
  }
  'admin.article-categories.update': {
    methods: ["PUT"]
    pattern: '/api/admin/article_categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['update']>>>
    }
  }
  'admin.article-categories.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/article_categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/admin/article_categories_controller').default['destroy']>>>
    }
  }
  'admin.content.render': {
    methods: ["POST"]
    pattern: '/api/admin/content/render'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/preview/validators/rendering_validator').renderingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#content/preview/validators/rendering_validator').renderingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/preview/controllers/admin/renderings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/preview/controllers/admin/renderings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.content-records.store': {
    methods: ["POST"]
    pattern: '/api/admin/content_records'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/records/validators/record_validators').newRecordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#content/records/validators/record_validators').newRecordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.content-records.update': {
    methods: ["PUT"]
    pattern: '/api/admin/content_records/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/records/validators/record_validators').recordValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/records/validators/record_validators').recordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/content_records_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.publications.store': {
    methods: ["POST"]
    pattern: '/api/admin/content_records/:id/publications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/records/validators/record_validators').publicationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/records/validators/record_validators').publicationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/publications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/publications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.publications.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/content_records/:id/publications'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/publications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/publications_controller').default['destroy']>>>
    }
  }
  'admin.restorations.store': {
    methods: ["POST"]
    pattern: '/api/admin/content_records/:id/versions/:number/restorations'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/restorations_controller').default['store']>>>
    }
  }
  'admin.content-records.place': {
    methods: ["POST"]
    pattern: '/api/admin/content_records/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/records/validators/record_validators').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/records/validators/record_validators').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/places_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/places_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.archivings.store': {
    methods: ["POST"]
    pattern: '/api/admin/content_records/:id/archivings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/archivings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/archivings_controller').default['store']>>>
    }
  }
  'admin.content-previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/content_records/:id/previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/records/validators/record_validators').previewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/records/validators/record_validators').previewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.content-previews.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/content_records/:id/previews/:preview'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; preview: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/previews_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/admin/previews_controller').default['destroy']>>>
    }
  }
  'admin.surveys.store': {
    methods: ["POST"]
    pattern: '/api/admin/surveys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['store']>>>
    }
  }
  'admin.surveys.update': {
    methods: ["PUT"]
    pattern: '/api/admin/surveys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['update']>>>
    }
  }
  'admin.surveys.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/surveys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/admin/surveys_controller').default['destroy']>>>
    }
  }
  'admin.questionnaires.store': {
    methods: ["POST"]
    pattern: '/api/admin/questionnaires'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['store']>>>
    }
  }
  'admin.questionnaires.update': {
    methods: ["PUT"]
    pattern: '/api/admin/questionnaires/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['update']>>>
    }
  }
  'admin.questionnaires.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/questionnaires/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/admin/questionnaires_controller').default['destroy']>>>
    }
  }
  'admin.counselling-questions': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/counselling_questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['index']>>>
    }
  }
  'admin.counselling-questions.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/counselling_questions/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['file']>>>
    }
  }
  'admin.counselling-questions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/counselling_questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['show']>>>
    }
  }
  'admin.counselling-questions.photo': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/counselling_questions/:id/photos/:photo'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; photo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['photo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_questions_controller').default['photo']>>>
    }
  }
  'admin.counselling-questions.answers.store': {
    methods: ["POST"]
    pattern: '/api/admin/counselling_questions/:id/answers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/counselling/validators/counselling_validators').answerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/counselling/validators/counselling_validators').answerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.counselling-questions.state.store': {
    methods: ["POST"]
    pattern: '/api/admin/counselling_questions/:id/state'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/counselling/validators/counselling_validators').stateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/counselling/validators/counselling_validators').stateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_states_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_states_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.counselling-questions.hand-over.store': {
    methods: ["POST"]
    pattern: '/api/admin/counselling_questions/:id/hand-over'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/counselling/validators/counselling_validators').handOverValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/counselling/validators/counselling_validators').handOverValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_states_controller').default['handOver']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/admin/counselling_states_controller').default['handOver']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/pages/controllers/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/pages/controllers/home_controller').default['show']>>>
    }
  }
  'language.store': {
    methods: ["POST"]
    pattern: '/nyelv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/language/controllers/language_choices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/language/controllers/language_choices_controller').default['store']>>>
    }
  }
  'faq': {
    methods: ["GET","HEAD"]
    pattern: '/gyik'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/faq/controllers/faq_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/faq/controllers/faq_controller').default['show']>>>
    }
  }
  'survey': {
    methods: ["GET","HEAD"]
    pattern: '/survey/:survey'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { survey: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/surveys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/surveys_controller').default['show']>>>
    }
  }
  'survey.store': {
    methods: ["POST"]
    pattern: '/survey/:survey'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/content/surveys/validators/survey_answers.js').surveyAnswersValidator)>>
      paramsTuple: [ParamValue]
      params: { survey: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/content/surveys/validators/survey_answers.js').surveyAnswersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/surveys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/surveys/controllers/surveys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questionnaire.submit': {
    methods: ["POST"]
    pattern: '/questionnaire/submit/:questionnaire'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/content/questionnaires/validators/questionnaire_answers.js').questionnaireAnswersValidator)>>
      paramsTuple: [ParamValue]
      params: { questionnaire: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/content/questionnaires/validators/questionnaire_answers.js').questionnaireAnswersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/questionnaires_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/questionnaires_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questionnaire.start': {
    methods: ["POST"]
    pattern: '/questionnaire/start/:questionnaire'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { questionnaire: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/questionnaire_starts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/questionnaires/controllers/questionnaire_starts_controller').default['store']>>>
    }
  }
  'article-categories': {
    methods: ["GET","HEAD"]
    pattern: '/tudasbazis'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/article_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/article_categories_controller').default['index']>>>
    }
  }
  'articles': {
    methods: ["GET","HEAD"]
    pattern: '/tudasbazis/kategoriak/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/article_categories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/article_categories_controller').default['show']>>>
    }
  }
  'article': {
    methods: ["GET","HEAD"]
    pattern: '/tudasbazis/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/articles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/articles_controller').default['show']>>>
    }
  }
  'article-vote.store': {
    methods: ["POST"]
    pattern: '/tudasbazis/:article/segitett'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/content/articles/validators/vote_validator.js').voteValidator)>>
      paramsTuple: [ParamValue]
      params: { article: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/content/articles/validators/vote_validator.js').voteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/article_votes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/articles/controllers/article_votes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'counselling': {
    methods: ["GET","HEAD"]
    pattern: '/profil/szaktanacsadas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_controller').default['index']>>>
    }
  }
  'counselling.store': {
    methods: ["POST"]
    pattern: '/profil/szaktanacsadas'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/content/counselling/validators/counselling_validators.js').questionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/content/counselling/validators/counselling_validators.js').questionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'counselling.photo': {
    methods: ["GET","HEAD"]
    pattern: '/profil/szaktanacsadas/kepek/:photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { photo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_photos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_photos_controller').default['show']>>>
    }
  }
  'counselling.photo.update': {
    methods: ["PUT"]
    pattern: '/profil/szaktanacsadas/kepek/:photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { photo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_photos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_photos_controller').default['update']>>>
    }
  }
  'counselling.photo.destroy': {
    methods: ["DELETE"]
    pattern: '/profil/szaktanacsadas/kepek/:photo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { photo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_photos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_photos_controller').default['destroy']>>>
    }
  }
  'counselling.question': {
    methods: ["GET","HEAD"]
    pattern: '/profil/szaktanacsadas/:question'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { question: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_controller').default['show']>>>
    }
  }
  'counselling.question.store': {
    methods: ["POST"]
    pattern: '/profil/szaktanacsadas/:question'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/content/counselling/validators/counselling_validators.js').replyValidator)>>
      paramsTuple: [ParamValue]
      params: { question: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/content/counselling/validators/counselling_validators.js').replyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/counselling/controllers/counselling_messages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'preview': {
    methods: ["GET","HEAD"]
    pattern: '/elonezet/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/records/controllers/previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/records/controllers/previews_controller').default['show']>>>
    }
  }
  'page': {
    methods: ["GET","HEAD"]
    pattern: '/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/pages/controllers/pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/pages/controllers/pages_controller').default['show']>>>
    }
  }
  'event_stream': {
    methods: ["GET","HEAD"]
    pattern: '/__transmit/events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'subscribe': {
    methods: ["POST"]
    pattern: '/__transmit/subscribe'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'unsubscribe': {
    methods: ["POST"]
    pattern: '/__transmit/unsubscribe'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
}
