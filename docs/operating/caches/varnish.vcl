# Varnish 6.2 or newer with varnish-modules before the server. PURGE_HOOK=http://VARNISH/purge, PURGE_TOKEN=the secret below
vcl 4.1;
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/-/ready"; .interval = 2s; }
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (req.http.Authorization != "Bearer CHANGE-ME") {
      return (synth(401));
    }
    if (req.http.Surrogate-Key == "*") {
      ban("obj.status != 0");
    } else {
      # Purged, not made stale: whoever is told of a goal asks at once, and must not get the answer of before it.
      set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    }
    return (synth(204));
  }
  if (req.url ~ "^/+(-|%2[dD])/") {
    return (synth(404));
  }
  if (req.url ~ "^/api/live") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (std.healthy(req.backend_hint)) {
    set req.grace = 30s;
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Only what the server lets shared caches keep: for so long by themselves, and for an hour while it is away.
  if (beresp.http.CDN-Cache-Control ~ "max-age=5") {
    set beresp.ttl = 5s;
    set beresp.grace = 1h;
  } else {
    set beresp.uncacheable = true;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
}
