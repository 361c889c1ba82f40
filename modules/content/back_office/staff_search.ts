import { registerStaffSearch } from '#app/staff/search'
import { recordList } from '../records/queries/admin/record_list.js'
import { listedRecords } from '../records/queries/admin/record_page.js'

registerStaffSearch({
  list: 'content_records',
  async find(query) {
    const { data, total } = await recordList(query)
    return { data: await listedRecords(data), total }
  },
})
