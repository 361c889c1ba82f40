import { BaseTransformer } from '@adonisjs/core/transformers'
import type Profession from '#auth/reference/models/profession'

/** A profession as staff edit it. */
export default class ProfessionTransformer extends BaseTransformer<Profession> {
  toObject() {
    const profession = this.resource
    return {
      id: profession.id,
      name_hu: profession.nameHu,
      name_en: profession.nameEn,
      api_name: profession.apiName,
      position: profession.position,
      is_active: profession.isActive,
      saved_at: profession.updatedAt,
    }
  }
}
