/** What is refused to a program that asks for access: codes of RFC 6749 (5.2, 4.1.2.1), RFC 7591 (3.2.2) and RFC 8707 (2). */
const STATUS = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  unsupported_response_type: 400,
  invalid_scope: 400,
  invalid_target: 400,
  access_denied: 403,
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
} as const;

export type OAuthErrorCode = keyof typeof STATUS;

export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly status: (typeof STATUS)[OAuthErrorCode];
  readonly description: string;

  constructor(code: OAuthErrorCode, description: string) {
    super(code);
    this.name = "OAuthError";
    this.code = code;
    this.status = STATUS[code];
    this.description = description;
  }
}
