/** TV channels of matches. */
import type { ChannelView } from '@grandstand/shared-types/wire/site/content'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { siteByHost } from '#sites/current_site'
import * as editing from '#content/actions/edit_channels'
import { channelResource, channelsOfMatch, scopeChannels } from '#content/queries/channel_resource'
import { channelValidator, newChannelValidator } from '#content/validators/channels'

const reads = { permission: 'content.view', scope: scopeChannels } as const
const channels = editsOf(channelResource, 'content.edit', reads)

export const channelEdits = {
  ...aroundList('channels', channelResource, reads),
  ...readOperations('channels', channelResource, reads),
  ...createOperation('channels', channels, {
    does: 'A TV channel of a match.',
    body: newChannelValidator,
    errors: ['webAddressInvalid'],
    run: editing.createChannel,
  }),
  ...updateOperation('channels', channels, {
    does: 'Changes a TV channel of a match.',
    body: channelValidator,
    errors: ['webAddressInvalid'],
    run: editing.updateChannel,
  }),
  ...deleteOperation('channels', channels, {
    does: 'Removes a TV channel of a match.',
    run: editing.deleteChannel,
  }),
}

export const showChannels = operation({
  method: 'GET',
  path: '/v1/content/matches/:id/channels',
  does: 'The TV channels that the brand names for a match; none for a match that is not there.',
  who: 'visitor',
  answers: reply<ChannelView[]>(),
  async handle({ ctx, params: { id } }) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    return channelsOfMatch(site.id, id)
  },
})
