/** @jest-environment node */
import './http/fastPath';
import './http/fuzz';
import './http/inventedAddresses';
import './http/offers';
import './http/openapi';
import './http/purging';
import './http/serving';
import './http/siteBelowPath';
import './http/sockets';
import './http/transport';
