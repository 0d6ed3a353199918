import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../answers/answer';
import type { Answer } from '../answers/answer';
import { answerHeaders } from './answerHeaders';

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
