import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../answers/answer';
import type { Answer } from '../answers/answer';
import { answerHeaders, FOR_EVER } from './answerHeaders';
import type { HotDoor } from './hotDoor';

/** Sends a finished answer in the best encoding the client takes, or 304 when the client has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  cacheControl?: string,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  reply.headers(answerHeaders(answer, cacheControl, typeof vary === 'string' ? vary : undefined));
  if (answer.matches(request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = answer.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(answer.type).send(await answer.bytes(encoding));
}

/** Sends an answer that never changes under its address, and has the door send it from then on. @param headers of its own */
export function sendForEver(
  door: HotDoor,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  headers: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  door.keep(request, answer, headers);
  return sendAnswer(request, reply.headers(headers), answer, FOR_EVER);
}
