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
  'admin.media': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/media'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/pictures_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/pictures_controller').default['index']>>>
    }
  }
  'admin.media.store': {
    methods: ["PUT"]
    pattern: '/api/admin/media'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/pictures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/pictures_controller').default['store']>>>
    }
  }
  'admin.media.update': {
    methods: ["PUT"]
    pattern: '/api/admin/media/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/controllers/pictures_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/controllers/pictures_controller').default['update']>>>
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
  'admin.professions': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/professions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['show']>>>
    }
  }
  'admin.representatives': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/representatives'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['show']>>>
    }
  }
  'admin.community_words': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/community_words'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['show']>>>
    }
  }
  'admin.professions.store': {
    methods: ["POST"]
    pattern: '/api/admin/professions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/reference_rows').professionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/reference_rows').professionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.professions.update': {
    methods: ["PUT"]
    pattern: '/api/admin/professions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/reference_rows').professionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/reference_rows').professionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/professions_controller').default['destroy']>>>
    }
  }
  'admin.representatives.store': {
    methods: ["POST"]
    pattern: '/api/admin/representatives'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/reference_rows').representativeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/reference_rows').representativeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.representatives.update': {
    methods: ["PUT"]
    pattern: '/api/admin/representatives/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/reference_rows').representativeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/reference_rows').representativeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/representatives_controller').default['destroy']>>>
    }
  }
  'admin.community_words.store': {
    methods: ["POST"]
    pattern: '/api/admin/community_words'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/community_word').communityWordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/community_word').communityWordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.community_words.update': {
    methods: ["PUT"]
    pattern: '/api/admin/community_words/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/community_word').communityWordValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/community_word').communityWordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/community_words_controller').default['destroy']>>>
    }
  }
  'admin.postcodes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/postcodes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['show']>>>
    }
  }
  'admin.postcodes.store': {
    methods: ["POST"]
    pattern: '/api/admin/postcodes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/reference_rows').postcodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/reference_rows').postcodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.postcodes.update': {
    methods: ["PUT"]
    pattern: '/api/admin/postcodes/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/reference_rows').postcodeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/reference_rows').postcodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/postcodes_controller').default['destroy']>>>
    }
  }
  'admin.session.store': {
    methods: ["POST"]
    pattern: '/api/admin/session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/admin_session').adminSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/admin_session').adminSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.second_factor': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/second-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/second_factor_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/second_factor_controller').default['show']>>>
    }
  }
  'admin.second_factor.store': {
    methods: ["POST"]
    pattern: '/api/admin/second-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/second_factor').setUpValidator)>|InferInput<(typeof import('#auth/validators/second_factor').secondFactorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/second_factor').setUpValidator)>|InferInput<(typeof import('#auth/validators/second_factor').secondFactorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/second_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/second_factor_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_invitations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_invitations_controller').default['show']>>>
    }
  }
  'admin.invitations.store': {
    methods: ["POST"]
    pattern: '/api/admin/invitations/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/staff').invitationAcceptanceValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/staff').invitationAcceptanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.session': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/session_controller').default['destroy']>>>
    }
  }
  'admin.password.confirmation': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/confirmed-password-status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['show']>>>
    }
  }
  'admin.password.confirm': {
    methods: ["POST"]
    pattern: '/api/admin/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/password_confirmation').passwordConfirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/password_confirmation').passwordConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/members_controller').default['show']>>>
    }
  }
  'admin.members.consents': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/consents'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/validators/consent_proof').consentProofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/consent_changes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/consent_changes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.adjustments': {
    methods: ["POST"]
    pattern: '/api/admin/members/:id/adjustments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/adjustment').adjustmentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/adjustment').adjustmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/adjustments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/adjustments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'admin.consent_changes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/consent_changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/consent_changes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/consent_changes_controller').default['index']>>>
    }
  }
  'admin.birthday_lists.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/birthday_lists/:filename'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { filename: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthday_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthday_exports_controller').default['show']>>>
    }
  }
  'admin.members.consents.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/members/:id/consents/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/validators/consent_proof').consentFileValidator)>|InferInput<(typeof import('#auth/validators/consent_proof').consentProofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/consent_changes_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/consent_changes_controller').default['download']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staff'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['show']>>>
    }
  }
  'admin.staff.store': {
    methods: ["POST"]
    pattern: '/api/admin/staff'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/staff').staffInvitationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/staff').staffInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.update': {
    methods: ["PUT"]
    pattern: '/api/admin/staff/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/staff').staffChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/staff').staffChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['invite']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['invite']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['disable']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['enable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['enable']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['resetSecondFactor']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/admin/staff_controller').default['resetSecondFactor']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/session_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/session_controller').default['create']>>>
    }
  }
  'login.store': {
    methods: ["POST"]
    pattern: '/belepes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/login').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/login').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_logins_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_logins_controller').default['create']>>>
    }
  }
  'login.sms.store': {
    methods: ["POST"]
    pattern: '/belepes/sms'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/login').smsLoginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/login').smsLoginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_logins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_logins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_login_codes_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_login_codes_controller').default['create']>>>
    }
  }
  'login.sms.code.store': {
    methods: ["POST"]
    pattern: '/belepes/sms/kod'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/registration').phoneCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/registration').phoneCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_login_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/sms_login_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/forgotten_passwords_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/forgotten_passwords_controller').default['create']>>>
    }
  }
  'password.email': {
    methods: ["POST"]
    pattern: '/elfelejtett-jelszo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/password_reset').forgottenPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/password_reset').forgottenPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/forgotten_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/forgotten_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_resets_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_resets_controller').default['edit']>>>
    }
  }
  'password.update': {
    methods: ["POST"]
    pattern: '/reset-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/password_reset').passwordResetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/password_reset').passwordResetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registrations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registrations_controller').default['create']>>>
    }
  }
  'register.store': {
    methods: ["POST"]
    pattern: '/regisztracio'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/registration').accountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/registration').accountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/phone_verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/phone_verifications_controller').default['show']>>>
    }
  }
  'register.phone.store': {
    methods: ["POST"]
    pattern: '/regisztracio/step/2'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/registration').phoneCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/registration').phoneCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/phone_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/phone_verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_details_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_details_controller').default['show']>>>
    }
  }
  'register.profile.lookup': {
    methods: ["POST"]
    pattern: '/regisztracio/step/3'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/registration').companyLookupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/registration').companyLookupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_details_controller').default['lookUp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_details_controller').default['lookUp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'register.profile.submit': {
    methods: ["POST"]
    pattern: '/regisztracio/step/3/submit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/registration').detailsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/registration').detailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_details_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_details_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_challenges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_challenges_controller').default['create']>>>
    }
  }
  'two-factor.login.store': {
    methods: ["POST"]
    pattern: '/two-factor-challenge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/two_factor').challengeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/two_factor').challengeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_challenges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_validations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_validations_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_validations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/registration_validations_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/account/controllers/email_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/account/controllers/email_confirmations_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/account/controllers/email_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/account/controllers/email_confirmations_controller').default['store']>>>
    }
  }
  'register.consultants': {
    methods: ["GET","HEAD"]
    pattern: '/regisztracio/consultants'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/validators/registration').consultantsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/consultants_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/consultants_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/session_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['create']>>>
    }
  }
  'password.confirm.store': {
    methods: ["POST"]
    pattern: '/user/confirm-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/password_confirmation').passwordConfirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/password_confirmation').passwordConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/password_confirmations_controller').default['show']>>>
    }
  }
  'profile.delete': {
    methods: ["DELETE"]
    pattern: '/profil/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.delete': {
    methods: ["DELETE"]
    pattern: '/user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.delete.store': {
    methods: ["POST"]
    pattern: '/profil/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user.delete.store': {
    methods: ["POST"]
    pattern: '/user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/account_deletion').accountDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/account_deletions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroyOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroyOthers']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroy']>>>
    }
  }
  'user-profile-information.update.store': {
    methods: ["POST"]
    pattern: '/user/profile-information'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').profileInformationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').profileInformationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_information_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_information_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user-password.update.store': {
    methods: ["POST"]
    pattern: '/user/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').passwordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').passwordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/my_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/my_data_controller').default['show']>>>
    }
  }
  'profile.store': {
    methods: ["POST"]
    pattern: '/profil'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.company': {
    methods: ["POST"]
    pattern: '/profil/company'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').companyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').companyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_companies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_companies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.shipping': {
    methods: ["POST"]
    pattern: '/profil/shipping'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').shippingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').shippingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_shippings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_shippings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.consent': {
    methods: ["POST"]
    pattern: '/profil/consent'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').consentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').consentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_consents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_consents_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.consent.file': {
    methods: ["GET","HEAD"]
    pattern: '/profil/consent/file'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#auth/validators/consent_proof').consentFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_consents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_consents_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user-profile-information.update': {
    methods: ["PUT"]
    pattern: '/user/profile-information'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').profileInformationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').profileInformationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_information_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/profile_information_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user-password.update': {
    methods: ["PUT"]
    pattern: '/user/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/profile').passwordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/profile').passwordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/extra_points_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/extra_points_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthdays_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthdays_controller').default['show']>>>
    }
  }
  'extra-points.birthday.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/birthday'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/special_days').birthdayValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/special_days').birthdayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthdays_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthdays_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/name_days_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/name_days_controller').default['show']>>>
    }
  }
  'extra-points.nameday.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/nameday'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/special_days').nameDayValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/special_days').nameDayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/name_days_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/name_days_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/open_surveys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/open_surveys_controller').default['show']>>>
    }
  }
  'extra-points.survey.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/survey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/survey_step').surveyStepValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/survey_step').surveyStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/open_surveys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/open_surveys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/community_words_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/community_words_controller').default['show']>>>
    }
  }
  'extra-points.community.store': {
    methods: ["POST"]
    pattern: '/profil/extra-pontok/community'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/community_word').communityWordAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/community_word').communityWordAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/community_words_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/community_words_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/extra_points_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/extra_points_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/postponements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/postponements_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['destroy']>>>
    }
  }
  'two-factor.confirm': {
    methods: ["POST"]
    pattern: '/user/confirmed-two-factor-authentication'
    types: {
      body: ExtractBody<InferInput<(typeof import('#auth/validators/two_factor').timeCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#auth/validators/two_factor').timeCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['qrCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['qrCode']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['secretKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/two_factor_controller').default['secretKey']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/recovery_codes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/recovery_codes_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/recovery_codes_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroyOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroyOthers']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/logins_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthday_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/auth/controllers/birthday_exports_controller').default['show']>>>
    }
  }
  'admin.code_batches': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batches_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batches_controller').default['show']>>>
    }
  }
  'admin.code_batches.reconciliation': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/reconciliation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/validators/serial_range_validator').openRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/reconciliations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/reconciliations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.participating_products': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/participating_products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['show']>>>
    }
  }
  'admin.boosters': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/boosters'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['show']>>>
    }
  }
  'admin.boosters.rehearsal': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/boosters/:id/rehearsal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/rehearsals_controller').default['booster']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/rehearsals_controller').default['booster']>>>
    }
  }
  'admin.point_rules': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/point_rules'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['show']>>>
    }
  }
  'admin.point_rules.rehearsal': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/point_rules/:id/rehearsal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/rehearsals_controller').default['pointRule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/rehearsals_controller').default['pointRule']>>>
    }
  }
  'admin.code_batches.store': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/code_batch_validator').codeBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/validators/code_batch_validator').codeBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.boosters.store': {
    methods: ["POST"]
    pattern: '/api/admin/boosters'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/booster_validator').boosterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/validators/booster_validator').boosterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.boosters.update': {
    methods: ["PUT"]
    pattern: '/api/admin/boosters/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/booster_validator').boosterValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/validators/booster_validator').boosterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/boosters_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/booster_states_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/booster_states_controller').default['stop']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['sample']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['sample']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['columns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['columns']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['preview']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/participating_imports_controller').default['store']>>>
    }
  }
  'admin.code_scans': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_scans'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_scans_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_scans_controller').default['index']>>>
    }
  }
  'admin.code_batches.scans.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/scans/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/validators/serial_range_validator').serialRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_scans_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_scans_controller').default['download']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.harvest_cases': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/harvest_cases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/harvest_cases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/harvest_cases_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/harvest_cases_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/harvest_cases_controller').default['show']>>>
    }
  }
  'admin.disputes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/disputes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['photo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['photo']>>>
    }
  }
  'admin.waiting_deeds': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/waiting_deeds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/waiting_deeds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/waiting_deeds_controller').default['index']>>>
    }
  }
  'admin.ledger_entries': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ledger_entries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/ledger_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/ledger_entries_controller').default['index']>>>
    }
  }
  'admin.hand_bookings': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hand_bookings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/hand_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/hand_bookings_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/booster_states_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/booster_states_controller').default['activate']>>>
    }
  }
  'admin.point_rules.store': {
    methods: ["POST"]
    pattern: '/api/admin/point_rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/point_rule_validator').pointRuleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#points/validators/point_rule_validator').pointRuleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['update']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/point_rules_controller').default['destroy']>>>
    }
  }
  'admin.harvest_cases.settle': {
    methods: ["POST"]
    pattern: '/api/admin/harvest_cases/:id/settlement'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/harvest_validator').harvestVerdictValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/validators/harvest_validator').harvestVerdictValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/harvest_cases_controller').default['settle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/harvest_cases_controller').default['settle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.disputes.decline': {
    methods: ["POST"]
    pattern: '/api/admin/disputes/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/dispute_validator').disputeDeclineValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/validators/dispute_validator').disputeDeclineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/hand_bookings_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/hand_bookings_controller').default['refuse']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/waiting_deeds_controller').default['refuse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/waiting_deeds_controller').default['refuse']>>>
    }
  }
  'admin.code_batches.activate': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/activate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batch_states_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batch_states_controller').default['activate']>>>
    }
  }
  'admin.code_batches.void': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/void'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batch_states_controller').default['void']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/code_batch_states_controller').default['void']>>>
    }
  }
  'admin.code_batches.void_ranges.store': {
    methods: ["POST"]
    pattern: '/api/admin/code_batches/:id/void_ranges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/serial_range_validator').voidRangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/validators/serial_range_validator').voidRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/void_ranges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/void_ranges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.code_batches.sheet': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/sheet'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/validators/serial_range_validator').stickerSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/sticker_sheets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/sticker_sheets_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.code_batches.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/code_batches/:id/list'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#points/validators/serial_range_validator').openRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/sticker_sheets_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/sticker_sheets_controller').default['list']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/scan_reversals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/scan_reversals_controller').default['store']>>>
    }
  }
  'admin.disputes.credit': {
    methods: ["POST"]
    pattern: '/api/admin/disputes/:id/credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#points/validators/dispute_validator').disputeCreditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#points/validators/dispute_validator').disputeCreditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['credit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/disputes_controller').default['credit']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/hand_bookings_controller').default['agree']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/hand_bookings_controller').default['agree']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/waiting_deeds_controller').default['agree']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/admin/waiting_deeds_controller').default['agree']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/sticker_sheets_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/sticker_sheets_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/scan_controller').default['shell']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/scan_controller').default['shell']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/point_collection_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/point_collection_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/scan_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/scan_controller').default['show']>>>
    }
  }
  'qr-code.store': {
    methods: ["POST"]
    pattern: '/qr-code'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/points/validators/scan_validator.js').scanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/points/validators/scan_validator.js').scanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/scan_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/scan_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'disputes.store': {
    methods: ["POST"]
    pattern: '/qr-code/disputes'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/points/validators/dispute_validator.js').disputeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/points/validators/dispute_validator.js').disputeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/disputes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/disputes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/points/controllers/dispute_photos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/points/controllers/dispute_photos_controller').default['update']>>>
    }
  }
  'admin.products': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['show']>>>
    }
  }
  'admin.categories': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['show']>>>
    }
  }
  'admin.stock_items': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/stock_items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_items_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_items_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_items_controller').default['show']>>>
    }
  }
  'admin.stock_movements': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/stock_movements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_movements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_movements_controller').default['index']>>>
    }
  }
  'admin.products.store': {
    methods: ["POST"]
    pattern: '/api/admin/products'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/admin_product_validator').productCreateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/admin_product_validator').productCreateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.products.update': {
    methods: ["PUT"]
    pattern: '/api/admin/products/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/admin_product_validator').productUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/admin_product_validator').productUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.store': {
    methods: ["POST"]
    pattern: '/api/admin/categories'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/admin_category_validator').categoryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/admin_category_validator').categoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.update': {
    methods: ["PUT"]
    pattern: '/api/admin/categories/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/admin_category_validator').categoryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/admin_category_validator').categoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/categories_controller').default['destroy']>>>
    }
  }
  'admin.stock_items.movements': {
    methods: ["POST"]
    pattern: '/api/admin/stock_items/:id/movements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/stock_move_validator').stockMoveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/stock_move_validator').stockMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_movements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_movements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stock_items.limit': {
    methods: ["POST"]
    pattern: '/api/admin/stock_items/:id/limit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/stock_move_validator').stockLimitValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/stock_move_validator').stockLimitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_limits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/stock_limits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/orders_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_papers_controller').default['pickList']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_papers_controller').default['pickList']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_papers_controller').default['deliveryNotes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_papers_controller').default['deliveryNotes']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_papers_controller').default['courierList']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_papers_controller').default['courierList']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/orders_controller').default['show']>>>
    }
  }
  'admin.orders.substitutes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:id/lines/:line/substitutes'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; line: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/substitutions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/substitutions_controller').default['index']>>>
    }
  }
  'admin.orders.statuses': {
    methods: ["POST"]
    pattern: '/api/admin/orders/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/order_desk_validator').orderStatusesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/order_desk_validator').orderStatusesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_statuses_controller').default['storeMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_statuses_controller').default['storeMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.status': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/order_desk_validator').orderStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/order_desk_validator').orderStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_statuses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_statuses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.notes.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/order_desk_validator').orderNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/order_desk_validator').orderNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/order_notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.parcels.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/parcels'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/parcel_validator').parcelValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/parcel_validator').parcelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/parcels_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/parcels_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.rest': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/rest'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/parcel_validator').remainderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/parcel_validator').remainderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/remainders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/remainders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.parcels.update': {
    methods: ["PUT"]
    pattern: '/api/admin/parcels/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/parcel_validator').consignmentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/parcel_validator').consignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/parcels_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/parcels_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/parcel_deliveries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/parcel_deliveries_controller').default['store']>>>
    }
  }
  'admin.orders.substitution': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/lines/:line/substitution'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/parcel_validator').substitutionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; line: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/parcel_validator').substitutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/substitutions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/substitutions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['sample']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['sample']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['columns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['columns']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['preview']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/admin/imports_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/categories_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/products_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['show']>>>
    }
  }
  'checkout.store': {
    methods: ["POST"]
    pattern: '/bevaltas'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/checkout_validator.js').checkoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/checkout_validator.js').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'product.add_to_cart': {
    methods: ["POST"]
    pattern: '/ajandekok/add_to_cart/:product'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').addToCartValidator)>>
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').addToCartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'product.update': {
    methods: ["POST"]
    pattern: '/ajandekok/update/:hash'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').quantityValidator)>>
      paramsTuple: [ParamValue]
      params: { hash: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/cart_validator.js').quantityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/cart_items_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/orders_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/orders_controller').default['show']>>>
    }
  }
  'orders.address': {
    methods: ["POST"]
    pattern: '/rendelesek/:id/cim'
    types: {
      body: ExtractBody<InferInput<(typeof import('modules/catalogue/validators/checkout_validator.js').addressValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('modules/catalogue/validators/checkout_validator.js').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/order_addresses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/order_addresses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/order_cancellations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/order_cancellations_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/wishes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/catalogue/controllers/wishes_controller').default['store']>>>
    }
  }
  'admin.faq': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/faq'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['index']>>>
    }
  }
  'admin.faq.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/faq/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['show']>>>
    }
  }
  'admin.faq.store': {
    methods: ["POST"]
    pattern: '/api/admin/faq'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/faq_validator').faqValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#content/validators/faq_validator').faqValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faq.update': {
    methods: ["PUT"]
    pattern: '/api/admin/faq/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/faq_validator').faqValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/validators/faq_validator').faqValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faq.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/faq/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_controller').default['destroy']>>>
    }
  }
  'admin.faq.place': {
    methods: ["POST"]
    pattern: '/api/admin/faq/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/faq_validator').faqPlaceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/validators/faq_validator').faqPlaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_places_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/faq_places_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.surveys.store': {
    methods: ["POST"]
    pattern: '/api/admin/surveys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/survey_validator').surveyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#content/validators/survey_validator').surveyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.surveys.update': {
    methods: ["PUT"]
    pattern: '/api/admin/surveys/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/survey_validator').surveyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/validators/survey_validator').surveyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/surveys_controller').default['destroy']>>>
    }
  }
  'admin.questionnaires.store': {
    methods: ["POST"]
    pattern: '/api/admin/questionnaires'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/questionnaire_validator').questionnaireValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#content/validators/questionnaire_validator').questionnaireValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questionnaires.update': {
    methods: ["PUT"]
    pattern: '/api/admin/questionnaires/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/questionnaire_validator').questionnaireValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/validators/questionnaire_validator').questionnaireValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/admin/questionnaires_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/home_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/language_choices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/language_choices_controller').default['store']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/faq_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/faq_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/birthday_promo_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/birthday_promo_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/surveys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/surveys_controller').default['show']>>>
    }
  }
  'survey.store': {
    methods: ["POST"]
    pattern: '/survey/:survey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/survey_answers').surveyAnswersValidator)>>
      paramsTuple: [ParamValue]
      params: { survey: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/validators/survey_answers').surveyAnswersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/surveys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/surveys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questionnaire.submit': {
    methods: ["POST"]
    pattern: '/questionnaire/submit/:questionnaire'
    types: {
      body: ExtractBody<InferInput<(typeof import('#content/validators/questionnaire_answers').questionnaireAnswersValidator)>>
      paramsTuple: [ParamValue]
      params: { questionnaire: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#content/validators/questionnaire_answers').questionnaireAnswersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/questionnaires_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/questionnaires_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#modules/content/controllers/pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#modules/content/controllers/pages_controller').default['show']>>>
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
