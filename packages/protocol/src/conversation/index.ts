export { startConversation } from './conversation.ts';
export { converseOverMessagePort } from './message-port.ts';
export type * from './port.ts';
export { noticeText } from './text.ts';
