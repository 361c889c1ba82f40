import { Handshake } from 'lucide-react'
import { RepresentativeCreate } from './representative_create'
import { RepresentativeEdit } from './representative_edit'
import { RepresentativeList } from './representative_list'

export const representatives = {
  list: RepresentativeList,
  create: RepresentativeCreate,
  edit: RepresentativeEdit,
  icon: Handshake,
  recordRepresentation: (person: { last_name?: string; first_name?: string }) =>
    `${person.last_name ?? ''} ${person.first_name ?? ''}`,
}
