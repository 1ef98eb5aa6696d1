import router from '@adonisjs/core/services/router'

const FeedMessagesController = () => import('#feed/live/controllers/feed_messages_controller')

export function feedRoutes(): void {
  router.post('/v1/feed/:producer/messages', [FeedMessagesController, 'store'])
}
