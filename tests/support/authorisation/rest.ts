import type { Row } from "./row.ts";

const conversation: Pick<Row, "path"> = {
  path: ({ conversationId }) => `/rest/v1/chat_conversations?id=eq.${conversationId}`,
};

export const restRows: Row[] = [
  { route: "GET /rest/v1/:table", ...conversation, status: [401, 200, 200, 200, 200] },
  { route: "GET /rest/v1/:table", about: "unknown", path: () => "/rest/v1/users", status: [404, 404, 404, 404, 404] },
  {
    route: "GET /rest/v1/:table",
    about: "figures",
    path: () => "/rest/v1/admin_dashboard_stats",
    status: [401, 200, 200, 200, 200],
  },
  {
    route: "POST /rest/v1/:table",
    path: () => "/rest/v1/chat_conversations",
    body: ({ ownerId }) => ({ user_id: ownerId }),
    status: [401, 403, 403, 201, 201],
  },
  {
    route: "POST /rest/v1/:table",
    about: "a message",
    path: () => "/rest/v1/chat_messages",
    body: ({ conversationId }) => ({ conversation_id: conversationId, role: "user", content: "hi" }),
    status: [401, 403, 403, 201, 201],
  },
  {
    route: "POST /rest/v1/:table",
    about: "a role",
    path: () => "/rest/v1/user_roles",
    body: ({ ownerId }) => ({ user_id: ownerId, role: "admin" }),
    status: [401, 403, 403, 403, 403],
  },
  {
    route: "PATCH /rest/v1/:table",
    ...conversation,
    body: () => ({ title: "changed" }),
    status: [401, 204, 204, 204, 204],
  },
  { route: "DELETE /rest/v1/:table", ...conversation, status: [401, 403, 403, 403, 204] },
  {
    route: "DELETE /rest/v1/:table",
    about: "a role",
    path: ({ otherId }) => `/rest/v1/user_roles?user_id=eq.${otherId}&role=eq.admin`,
    status: [401, 204, 204, 204, 204],
  },
  {
    route: "GET /rest/v1/rpc/get_users_with_roles",
    path: () => "/rest/v1/rpc/get_users_with_roles",
    status: [401, 403, 200, 403, 200],
  },
  {
    route: "POST /rest/v1/rpc/get_users_with_roles",
    path: () => "/rest/v1/rpc/get_users_with_roles",
    body: () => ({}),
    status: [401, 403, 200, 403, 200],
  },
  {
    route: "POST /rest/v1/rpc/promote_user_to_admin",
    path: () => "/rest/v1/rpc/promote_user_to_admin",
    body: ({ otherId }) => ({ target_user_id: otherId }),
    status: [401, 403, 204, 403, 204],
  },
  {
    route: "POST /rest/v1/rpc/score_conversations_again",
    path: () => "/rest/v1/rpc/score_conversations_again",
    body: () => ({}),
    status: [401, 403, 200, 403, 200],
  },
];
