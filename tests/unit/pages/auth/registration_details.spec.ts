import { test } from '@japa/runner'
import { detailErrors, emptyDetails, payloadOf, type Details } from '~/forms/registration_details'

function filled(given: Partial<Details> = {}): Details {
  return {
    ...emptyDetails('Szűcs', 'Gábor'),
    'company.tax_number': '12345676-1-41',
    'company.name': 'Kft.',
    'company.zip': '1011',
    'company.city': 'Budapest',
    'company.address': 'Fő utca',
    'company.house_number': '1',
    'main_profession_id': '1',
    'regional_representative_zip': '9023',
    'tos': true,
    ...given,
  }
}

test.group('Details form', () => {
  test('[A-47] each field that is empty or wrong is found in the order of the form', ({
    assert,
  }) => {
    assert.deepEqual(detailErrors(filled()), {})
    assert.deepEqual(Object.keys(detailErrors(emptyDetails(null, null))), [
      'last_name',
      'first_name',
      'company.tax_number',
      'company.name',
      'company.zip',
      'company.city',
      'company.address',
      'company.house_number',
      'main_profession_id',
      'regional_representative_zip',
      'tos',
    ])
    assert.deepEqual(detailErrors(filled({ 'company.floor': 'x' })), { 'company.floor': 'invalid' })
    assert.deepEqual(detailErrors(filled({ 'company.floor': '0' })), {})
    assert.deepEqual(detailErrors(filled({ 'company.zip': '0999' })), { 'company.zip': 'invalid' })
    const other = filled({ other: true, other_profession: ' ' })
    assert.deepEqual(detailErrors(other), { other_profession: 'required' })
  })

  test('[D-07] [A-38] the payload is the one of the specification', ({ assert }) => {
    const data = filled({
      'company.floor': '2',
      'other': false,
      'other_profession': 'left over',
      'consent.research_email': true,
      'secondary_profession_list': [4],
    })
    assert.deepEqual(payloadOf(data, 7), {
      first_name: 'Gábor',
      last_name: 'Szűcs',
      company: {
        tax_number: '12345676-1-41',
        name: 'Kft.',
        zip: '1011',
        city: 'Budapest',
        address: 'Fő utca',
        house_number: '1',
        floor: 2,
        door_number: null,
      },
      regional_representative_zip: '9023',
      main_profession_id: 1,
      other_profession: null,
      regional_representative_id: 7,
      secondary_profession_list: [4],
      tos: true,
      consent: { marketing_phone: false, research_email: true, research_phone: false },
    })
    const ticked = payloadOf(filled({ other: true, other_profession: 'Stukkó' }), null)
    assert.equal(ticked.other_profession, 'Stukkó')
    assert.isNull(ticked.regional_representative_id)
  })
})
